/** What the name of an office file says of it, so that a page can show it without asking the store. */
export type NamedFile =
  | { id: string; type: "image"; width: number; height: number }
  | { id: string; type: "pdf"; pages: number; bytes: number };

/** Digits of a file's id (hexadecimal, SHA-256) that its name and addresses have: 96 bits, which nobody guesses. */
export const shortId = 24;

/**
 * The name of an office file, as records have it: `files/0123456789abcdef01234567-1600x1067` for a picture, of which
 * this is the largest width, and `files/0123456789abcdef01234567-3p-120400b` for a PDF.
 */
export function fileName(file: NamedFile): string {
  const facts = file.type === "image" ? `${file.width}x${file.height}` : `${file.pages}p-${file.bytes}b`;
  return `files/${file.id.slice(0, shortId)}-${facts}`;
}

const named = /^files\/([\da-f]{24})-(?:(\d{1,5})x(\d{1,5})|(\d{1,5})p-(\d{1,9})b)$/;

/** The file that a name stands for; undefined for the name of anything else, as of a picture in content/media. */
export function readFileName(name: string): NamedFile | undefined {
  const [, id, width, height, pages, bytes] = named.exec(name) ?? [];
  if (id === undefined) return undefined;
  if (width !== undefined) return { id, type: "image", width: Number(width), height: Number(height) };
  return { id, type: "pdf", pages: Number(pages), bytes: Number(bytes) };
}

/**
 * The address of an office file: of a PDF the whole, of a picture what comes before a width and an ending, as in
 * `/files/0123456789abcdef01234567-480.avif`.
 */
export const fileAddress = ({ id, type }: NamedFile): string =>
  `/files/${id.slice(0, shortId)}${type === "pdf" ? ".pdf" : ""}`;

/** The names of the office files that are named anywhere in a record's data, given as JSON. */
export const fileNamesIn = (json: string): string[] => [
  ...new Set(json.match(/(?<=")files\/[\da-f]{24}-[\dxpb-]+(?=")/g)),
];

/** The short ids of the office files that are named anywhere in a record's data, given as JSON. */
export const fileIdsIn = (json: string): string[] => [
  ...new Set([...json.matchAll(/"files\/([\da-f]{24})-\d[\dxpb-]*"/g)].map(([, id]) => id as string)),
];

/** The largest width of a picture, in pixels, and the smaller ones that it is offered in. */
export const largestWidth = 1600;
const smaller = [480, 960];

/** The widths that a picture is offered in, by its largest: never enlarged, and no two that are nearly the same. */
export const widthsOf = (width: number): number[] => [...smaller.filter((each) => each <= 0.85 * width), width];
