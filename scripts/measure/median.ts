/** The median item by a number of each. */
export function medianBy<Item>(items: Item[], measure: (item: Item) => number): Item {
  const sorted = items.toSorted((a, b) => measure(a) - measure(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("There is no median of nothing.");
  return middle;
}

/** The median number. */
export const median = (values: number[]) => medianBy(values, (value) => value);
