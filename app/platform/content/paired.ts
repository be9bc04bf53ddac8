export type WithOtherName<Item> = Item & { other: string };

/** Adds each record's name in the other language, so that a hard term can be shown in both. */
export const withOtherName = <Item extends object>(
  own: Item[],
  others: Item[],
  nameOf: (item: Item) => string,
): WithOtherName<Item>[] => own.map((item, at) => ({ ...item, other: nameOf(others[at] ?? item) }));
