"""What luck alone would give, so that a survey without a leak fails less than once in 100,000.

Whoever pairs n authors with n texts at random, in whatever order, is right once on average. The chance to be right k times or
more is at most 1 / k!, for parts of such a pairing as well: there are C(n, k) sets of k pairs, each right with (n - k)! / n!.
With many guesses in a row, the chances add up. Rank correlations of n at random have the standard deviation 1 / sqrt(n - 1),
and tails that are thinner than those of the bell curve, which is used for them."""

import math
from statistics import NormalDist

# Of one kind of test on one subject: three kinds, and two subjects that are large enough.
FALSE_ALARM = 1e-5 / 6


def most_right(guesses: int, surveys: int = 1) -> int:
    """More than so many right pairs, in the best of so many guesses, are no luck; over several surveys, in the best way to guess,
    where sums of k have the chance of at most surveys ** k / k!."""
    right = surveys
    while guesses * surveys ** (right + 1) / math.factorial(right + 1) > FALSE_ALARM:
        right += 1
    return right


def largest_correlation(count: int, tests: int) -> float:
    """The largest of so many, each of two orders of so many things, that may be luck."""
    return NormalDist().inv_cdf(1 - FALSE_ALARM / 2 / max(1, tests)) / math.sqrt(count - 1)


def correlation(ranks: list[float]) -> float:
    """Spearman's, of numbers in the order that was found with their own order; equal ones share a rank."""
    places = _shared_ranks(ranks)
    middle = (len(ranks) - 1) / 2
    above = sum((place - middle) * (index - middle) for index, place in enumerate(places))
    spread = sum((place - middle) ** 2 for place in places) * sum((index - middle) ** 2 for index in range(len(ranks)))
    return above / math.sqrt(spread) if spread else 0.0


def _shared_ranks(values: list[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    begin = 0
    while begin < len(order):
        end = begin
        while end < len(order) and values[order[end]] == values[order[begin]]:
            end += 1
        for index in order[begin:end]:
            ranks[index] = (begin + end - 1) / 2
        begin = end
    return ranks
