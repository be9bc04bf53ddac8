/** The one in the middle, by a number of each: half are below it. */
export function medianBy<Item>(items: Item[], measure: (item: Item) => number): Item {
  const sorted = items.toSorted((a, b) => measure(a) - measure(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("There is no median of nothing.");
  return middle;
}

/** The number in the middle. */
export const median = (values: number[]) => medianBy(values, (value) => value);
