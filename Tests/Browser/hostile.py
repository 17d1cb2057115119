"""A student in a real browser on a network that lies: hostile.sh BINARY [--seeds 200] [--first 1] repeats any story by its number.

A random student answers, goes, locks the phone, loses the browser without a goodbye and comes back, while the network swallows, cuts,
delays, half-answers and resets. A second connection, straight to the server, reads what the log of answers comes to. Faults are:

- a page says "saved" of an answer that was given on it and is not on disk;
- a page says "sending" for longer than 12 s after the last touch;
- another page is reached, and what was given on the one before is not on disk;
- the network is well again and the same person is back, and what was given last is not on disk.
"""

import argparse
import asyncio
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import institution
from hostile_student import Story
from product import Product

AT_ONCE = 6


def run(product: Product, seeds: list[int], people: list[institution.Student], folder: Path, is_planted: bool = False) -> list[str]:
    """Tells the stories of these seeds, some at once; gives the faults."""

    async def all_of_them() -> list[str]:
        places = asyncio.Semaphore(AT_ONCE)

        async def one(seed: int, person: institution.Student) -> str | None:
            async with places:
                return await Story(seed, product, person, folder, is_planted).tell()

        told = await asyncio.gather(*(one(seed, person) for seed, person in zip(seeds, people, strict=True)))
        return [fault for fault in told if fault]

    # On a thread of its own: the tests' own browser has a loop on this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, all_of_them()).result()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--seeds", type=int, default=200, help="How many.")
    parser.add_argument("--first", type=int, default=1, help="The first of them.")
    parser.add_argument("--planted", action="store_true", help="Without the time limit of a save.")
    arguments = parser.parse_args()
    seeds = list(range(arguments.first, arguments.first + arguments.seeds))
    with tempfile.TemporaryDirectory() as folder:
        product = Product(arguments.binary, Path(folder)).start()
        try:
            faults = run(product, seeds, institution.STUDENTS[:len(seeds)], Path(folder), arguments.planted)
        finally:
            product.stop()
    print("\n\n".join([*faults, f"{len(seeds)} stories of a hostile network, {len(faults)} with a fault"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
