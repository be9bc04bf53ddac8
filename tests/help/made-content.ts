import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import { contentFolder, setContentSource } from "#app/cms/content/content-source.server.ts";
import { setSitePdfs } from "#app/cms/content/media.ts";
import { type PublicRecords, publicRecords } from "#app/cms/content/public-records.server.ts";
import { openMade as openSiteMade } from "#app/made.server.ts";
import { setHeadingFace } from "#app/ui/appearance/heading-face.ts";
import { temporaryFolder } from "./temporary.ts";

/** An empty folder for what is made, which is deleted after the test. */
export function madeFolder(): string {
  const folder = temporaryFolder("made-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Others {
  documents?: () => [];
  /** The bytes of the office's pictures. */
  picture?: Buffer;
}

/** Opens what is made from a content folder, as a starting site does; `publish` replaces a record of a kind. */
export async function openMade(contentDir: string, madeDir = madeFolder(), { documents, picture }: Others = {}) {
  setContentSource(contentFolder(contentDir));
  let entries = new Map();
  let records: PublicRecords = publicRecords();
  const publication = { number: () => records.publication, look: () => undefined, records: () => records };
  const made = await openSiteMade({ contentDir, madeDir }, publication, async () => picture, documents);
  onTestFinished(() => {
    made.close();
    setSitePdfs({});
    setHeadingFace(undefined);
    setContentSource(undefined);
  });

  function publish(kind: string, record: object, slug = kind): void {
    const times = { firstAt: undefined, changedAt: 0, endedAt: undefined };
    const entry = { is: "current", record, ...times, replacedBy: undefined, follows: undefined };
    entries = new Map(entries).set(kind, new Map([[slug, entry]]));
    records = publicRecords({ publication: records.publication + 1, entries });
  }

  /** The bytes of the file at a path; undefined if there is none. */
  const bytesAt = async (path: string) => (await made.stored(path))?.versions.identity.body;
  return { made, madeDir, publish, bytesAt };
}
