/** A record in one language, with its name in the other. */
export type Paired<Item> = Item & { other: string };

/**
 * Adds to each record its name in the other language, so that a hard term can be shown in both.
 * @param own the list in one language
 * @param others the same list in the other one
 * @param nameOf the name of a record
 */
export const paired = <Item extends object>(
  own: Item[],
  others: Item[],
  nameOf: (item: Item) => string,
): Paired<Item>[] => own.map((item, at) => ({ ...item, other: nameOf(others[at] ?? item) }));
