"""Read by schemathesis: whom its requests are made for. A token is good for so many requests a minute, so they take turns."""

import itertools
import os

import schemathesis

_TOKENS = itertools.cycle(os.environ["CLIENT_TOKENS"].split())


@schemathesis.auth(refresh_interval=None)
class Turns:
    def get(self, case, context):
        return next(_TOKENS)

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"
