import { isDeepStrictEqual } from "node:util";

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data ?? null));

/** Whether two pieces of data say the same once they are kept, in whatever order; a field left out is one left undefined. */
export const isSameData = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));
