/** A pseudo-random generator that repeats itself for the same seed. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next: () => number;
  /** An integer from 0, below `end`. */
  below: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** True with a probability in percent. */
  chance: (percent: number) => boolean;
}

/** A generator with a seed: mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (percent) => next() * 100 < percent,
  };
}
