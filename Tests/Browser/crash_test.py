"""Killing the server in the middle of things loses nothing that it has acknowledged."""

import threading

import institution
from product import Product
from wire import Wire, option_texts, review_rows

ROUNDS = 10
QUESTIONS = 40
WRITERS = 3
SAVES_BEFORE_KILL = 25


class Writer(threading.Thread):
    """A student who saves one answer after the other until the server is gone."""

    def __init__(self, wire: Wire, attempt: str, texts: dict[int, dict[str, str]], round_number: int, enough: threading.Semaphore):
        super().__init__()
        self.wire, self.attempt, self.texts, self.round_number, self.enough = wire, attempt, texts, round_number, enough
        # What the server has answered 303 to: question and the words of the answer.
        self.acknowledged: dict[int, str] = {}
        # The answer that was on its way when the server died: it may be saved or not.
        self.in_flight: int | None = None

    def run(self) -> None:
        number = 0
        while True:
            number = number % QUESTIONS + 1
            value = str((self.round_number + number) % 4 + 1)
            self.in_flight = number
            try:
                answer = self.wire.post(f"{self.attempt}/questions/{number}", **{"choice[]": value, "go": "next"})
            except OSError:
                return
            assert answer.status == 303, answer.text
            self.acknowledged[number] = self.texts[number][value]
            self.in_flight = None
            self.enough.release()


def test_a_killed_server_keeps_every_answer_that_it_acknowledged(binary, tmp_path):
    product = Product(binary, tmp_path).start()
    try:
        sittings = []
        for student in institution.STUDENTS[:WRITERS]:
            wire = Wire(product).sign_in(student)
            attempt = wire.begin_quiz(institution.LONG_QUIZ)
            texts = {number: option_texts(wire.get(f"{attempt}/questions/{number}").text) for number in range(1, QUESTIONS + 1)}
            sittings.append((wire, attempt, texts))
        for round_number in range(ROUNDS):
            enough = threading.Semaphore(0)
            writers = [Writer(wire, attempt, texts, round_number, enough) for wire, attempt, texts in sittings]
            for writer in writers:
                writer.start()
            for _ in range(SAVES_BEFORE_KILL + round_number * 3):
                enough.acquire()
            product.kill()
            for writer in writers:
                writer.join()
            product.start()
            for writer in writers:
                rows = review_rows(writer.wire.get(f"{writer.attempt}/review").text)
                assert len(rows) == QUESTIONS
                lost = {
                    number: answer for number, answer in writer.acknowledged.items()
                    if number != writer.in_flight and answer not in rows[number]
                }
                assert lost == {}, f"round {round_number + 1}"
                assert writer.acknowledged
    finally:
        product.stop()
