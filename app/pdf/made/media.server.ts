import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import createQueue from "p-limit";
import { z } from "zod";
import { usualColour, usualPictures } from "#app/cms/content/appearance.ts";
import { readFileName } from "#app/lib/files/file-name.ts";
import { writeWhole } from "#app/lib/write-whole.ts";
import { log } from "#app/log.server.ts";
import type { Look } from "#app/ui/appearance/look.ts";
import type { MediaSource } from "./jobs.ts";
import { digestOf } from "./recipe.server.ts";

const fileFacts = z.object({
  /** Size, mtime and ctime: while they stay, so do the bytes. */
  stamp: z.string(),
  digest: z.string(),
  /** In pixels, upright; undefined for a PDF. */
  size: z.object({ width: z.number(), height: z.number() }).optional(),
});
type FileFacts = z.infer<typeof fileFacts>;
type Size = NonNullable<FileFacts["size"]>;

export interface MediaFile extends FileFacts {
  path: string;
}

/** By path in content/media, such as `events/cricket.svg`. */
export type Media = ReadonlyMap<string, MediaFile>;

const atOnce = 8;

function drawingSize(svg: string): Size | undefined {
  const tag = /<svg[^<>]*>/.exec(svg)?.[0] ?? "";
  const [, ownWidth] = / width="([\d.]+)(?:px)?"/.exec(tag) ?? [];
  const [, ownHeight] = / height="([\d.]+)(?:px)?"/.exec(tag) ?? [];
  const [, viewWidth, viewHeight] = / viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(tag) ?? [];
  const [width, height] = [Number(ownWidth ?? viewWidth), Number(ownHeight ?? viewHeight)];
  return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
}

/** Most pictures of the sample are drawings: sharp is loaded only for the others. */
async function photographSize(bytes: Buffer): Promise<Size> {
  const { default: sharp } = await import("sharp");
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  return { width, height };
}

async function readFacts(path: string, stamp: string): Promise<FileFacts> {
  const bytes = await readFile(path);
  const digest = createHash("sha256").update(bytes).digest("hex");
  if (path.endsWith(".pdf")) return { stamp, digest };
  const drawn = path.endsWith(".svg") ? drawingSize(bytes.toString()) : undefined;
  return { stamp, digest, size: drawn ?? (await photographSize(bytes)) };
}

async function readKept(file: string): Promise<Record<string, FileFacts>> {
  try {
    return z.record(z.string(), fileFacts).parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return {};
  }
}

/** Reads only files that changed since an earlier start; one that cannot be read is logged and left out. */
export async function readMediaFolder({
  contentDir,
  madeDir,
}: {
  contentDir: string;
  madeDir: string;
}): Promise<Media> {
  const folder = join(contentDir, "media");
  const keptFile = join(madeDir, `media-${digestOf(resolve(contentDir))}.json`);
  const kept = await readKept(keptFile);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(svg|jpg|jpeg|png|webp|pdf)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  let isChanged = Object.keys(kept).length !== paths.length;
  const found = await createQueue(atOnce).map(paths, async (path): Promise<[string, MediaFile][]> => {
    const name = relative(folder, path).replaceAll("\\", "/");
    try {
      const { size, mtimeMs, ctimeMs } = await stat(path);
      const stamp = `${size} ${mtimeMs} ${ctimeMs}`;
      if (kept[name]?.stamp === stamp) return [[name, { ...kept[name], path }]];
      isChanged = true;
      return [[name, { ...(await readFacts(path, stamp)), path }]];
    } catch (error) {
      log.error({ error }, `${path} cannot be read, so the site does without it`);
      return [];
    }
  });
  const media = new Map(found.flat().sort(([a], [b]) => (a < b ? -1 : 1)));
  if (isChanged)
    await writeWhole(keptFile, JSON.stringify(Object.fromEntries(media))).catch((error) =>
      log.warn({ error }, `what was found out about ${folder} could not be kept`),
    );
  return media;
}

export interface InstitutePicture {
  key: string;
  isDrawing: boolean;
  source: () => Promise<MediaSource>;
}

export type ReadOfficePicture = (id: string, width: number) => Promise<Uint8Array | undefined>;

interface Parts {
  madeDir: string;
  media: Media;
  readOfficePicture: ReadOfficePicture;
}

/** Drawings of content/media whose green is replaced by the main colour. */
const coloured: string[] = [usualPictures.logo, usualPictures.icon];

export function createInstitutePictures({ madeDir, media, readOfficePicture }: Parts) {
  const endings = ["svg", "png", "webp", "jpg", "jpeg"];

  const writing = new Map<string, Promise<MediaSource>>();

  /** The maker cannot read the store, so it gets a file; many jobs wait for one writing. */
  function ofOffice(id: string, width: number): InstitutePicture {
    async function write(): Promise<MediaSource> {
      const bytes = await readOfficePicture(id, width);
      if (!bytes) throw new Error(`The office's picture ${id} is gone.`);
      const path = join(madeDir, "pictures", `office-${id}.webp`);
      await writeWhole(path, bytes);
      return { path, digest: createHash("sha256").update(bytes).digest("hex") };
    }
    function source(): Promise<MediaSource> {
      const begun = writing.get(id) ?? write().finally(() => writing.delete(id));
      writing.set(id, begun);
      return begun;
    }
    return { key: id, isDrawing: false, source };
  }

  return (name: string, { colour, palette }: Look): InstitutePicture | undefined => {
    const office = readFileName(name);
    if (office?.type === "image") return ofOffice(office.id, office.width);
    const path = endings.map((ending) => `${name}.${ending}`).find((each) => media.has(each));
    const file = path === undefined ? undefined : media.get(path);
    if (!file) return undefined;
    const isDrawing = path?.endsWith(".svg") === true;
    const green = isDrawing && coloured.includes(name) && colour !== usualColour ? palette.light.green : undefined;
    const found: MediaSource = { path: file.path, digest: file.digest, ...(green && { green }) };
    return { key: `${file.digest}${green ?? ""}`, isDrawing, source: async () => found };
  };
}
export type FindInstitutePicture = ReturnType<typeof createInstitutePictures>;
