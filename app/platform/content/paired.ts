export type Paired<Item> = Item & { other: string };

/** Adds each record's name in the other language, so that a hard term can be shown in both. */
export const paired = <Item extends object>(
  own: Item[],
  others: Item[],
  nameOf: (item: Item) => string,
): Paired<Item>[] => own.map((item, at) => ({ ...item, other: nameOf(others[at] ?? item) }));
