import { createHash } from "node:crypto";
import { join } from "node:path";
import { usualPictures } from "#app/platform/appearance/appearance.ts";
import { usualColour } from "#app/platform/appearance/colours.ts";
import type { Look } from "#app/platform/appearance/look.ts";
import { readFileName } from "#app/platform/files/file-name.ts";
import type { MediaSource } from "./jobs.ts";
import type { Media } from "./media.server.ts";
import { writeWhole } from "./write-whole.ts";

/** A picture of the institute, from which other files are made. */
export interface InstitutePicture {
  /** Changes with the picture, and with the colours in it. */
  key: string;
  isDrawing: boolean;
  /** Where the programs that make files can read it. @throws Error if the office's file is gone */
  source: () => Promise<MediaSource>;
}

/** Reads the largest version of a picture of the office, as WebP; undefined when it is gone. */
export type ReadOfficePicture = (id: string, width: number) => Promise<Uint8Array | undefined>;

interface Parts {
  madeDir: string;
  media: Media;
  readOfficePicture: ReadOfficePicture;
}

/** The drawings of content/media whose green is the main colour. */
const coloured: string[] = [usualPictures.logo, usualPictures.icon];

/** Finds the pictures that stand for the institute, in content/media or among the office's files. */
export function createInstitutePictures({ madeDir, media, readOfficePicture }: Parts) {
  const endings = ["svg", "png", "webp", "jpg", "jpeg"];

  const writing = new Map<string, Promise<MediaSource>>();

  /** The programs that make files read no store, so they get a file; many of them wait for one writing. */
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

  /** The picture with a name; undefined when the site has none. */
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
/** Finds the pictures that stand for the institute. */
export type FindInstitutePicture = ReturnType<typeof createInstitutePictures>;
