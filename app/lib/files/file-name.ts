/** The `kind` of activities about files; admins do not see these. */
export const kindOfFiles = "files";

/** The name of an office file holds these facts, so that pages need no query. */
export type NamedFile =
  | { id: string; type: "image"; width: number; height: number }
  | { id: string; type: "pdf"; pages: number; bytes: number };

/** Letters of the id (SHA-256, hexadecimal) in names and addresses: 96 bits, which cannot be guessed. */
export const shortId = 24;

/** `files/0123456789abcdef01234567-1600x1067` for a picture, `files/0123456789abcdef01234567-3p-120400b` for a PDF. */
export function fileName(file: NamedFile): string {
  const facts = file.type === "image" ? `${file.width}x${file.height}` : `${file.pages}p-${file.bytes}b`;
  return `files/${file.id.slice(0, shortId)}-${facts}`;
}

const named = /^files\/([\da-f]{24})-(?:(\d{1,5})x(\d{1,5})|(\d{1,5})p-(\d{1,9})b)$/;

export function readFileName(name: string): NamedFile | undefined {
  const [, id, width, height, pages, bytes] = named.exec(name) ?? [];
  if (id === undefined) return undefined;
  if (width !== undefined) return { id, type: "image", width: Number(width), height: Number(height) };
  return { id, type: "pdf", pages: Number(pages), bytes: Number(bytes) };
}

/** For a picture, the part before width and extension: `/files/0123456789abcdef01234567` of `…-480.avif`. */
export const fileAddress = ({ id, type }: NamedFile): string =>
  `/files/${id.slice(0, shortId)}${type === "pdf" ? ".pdf" : ""}`;

export const fileNamesIn = (json: string): string[] => [
  ...new Set(json.match(/(?<=")files\/[\da-f]{24}-[\dxpb-]+(?=")/g)),
];

export const fileIdsIn = (json: string): string[] => [
  ...new Set([...json.matchAll(/"files\/([\da-f]{24})-\d[\dxpb-]*"/g)].map(([, id]) => id as string)),
];

/** In pixels. */
export const largestWidth = 1600;
const smaller = [480, 960];

/** Never upscaled, and no two widths nearly the same. */
export const widthsOf = (width: number): number[] => [...smaller.filter((each) => each <= 0.85 * width), width];
