import { createHash } from "node:crypto";
import { join } from "node:path";
import { usualPictures } from "#app/platform/appearance/appearance.ts";
import { usualColour } from "#app/platform/appearance/colours.ts";
import type { Look } from "#app/platform/appearance/look.ts";
import { readFileName } from "#app/platform/files/file-name.ts";
import type { MediaSource } from "./jobs.ts";
import type { Media } from "./media.server.ts";
import { writeWhole } from "./write-whole.ts";

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
