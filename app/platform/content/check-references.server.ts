import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pictureRoles } from "#app/platform/appearance/appearance.ts";
import { readFileName } from "#app/platform/files/file-name.ts";
import { ContentError } from "./content-error.ts";
import { pageIdOf } from "./page-record.ts";
import { type Path, stringsIn } from "./strings-in.ts";

type WithPaper = { id: string; paper?: string | undefined };

/** All records, by the name of their collection. */
interface Records {
  papers: { id: string; duty?: string | undefined }[];
  duties: { id: string }[];
  committees: WithPaper[];
  affiliations: { id: string; duty?: string | undefined }[];
  admissionStages: { stages: { id: string }[] };
  admissionDates: { dates: { stage?: string | undefined }[] };
  pages: { id: string }[];
  [name: string]: unknown;
}

/** What records can refer to. */
export interface Available {
  /** Which pictures are accepted, as the end of an error message. */
  takes: string;
  hasPicture: (name: string) => boolean;
}

const pictureFields = ["picture", "portrait", "resume"];
const linkFields = ["link", "url"];

/** The names of a collection's fields with pictures. */
const pictureFieldsOf = (name: string) => (name === "appearance" ? pictureRoles : pictureFields);

/** Every string in fields with one of these names, anywhere in a record, with its path. */
const valuesOf = (record: unknown, names: string[]) =>
  stringsIn(record).filter(({ path }) => names.includes(String(path.at(-1))));

/** Whether a name is that of an office picture, which is in the store or, after an export, in `content/files`. */
const isOfficePicture = (name: string) => readFileName(name)?.type === "image";

const pictureFile = /\.(svg|jpg|jpeg|png|webp)$/;

/**
 * The pictures of a content folder.
 * @throws ContentError when two pictures have one name.
 */
export function availableIn(folder: string): Available {
  const media = readdirSync(join(folder, "media"), { recursive: true, encoding: "utf8" });
  const files = media.map((file) => file.replaceAll("\\", "/")).filter((file) => pictureFile.test(file));
  const pictures = new Map<string, string>();
  for (const file of files.sort()) {
    const name = file.replace(pictureFile, "");
    const other = pictures.get(name);
    const both = `${join(folder, "media", `${other}`)} and ${join(folder, "media", file)}`;
    if (other) throw new ContentError(`${both} are two pictures of one name. Take one of them away.`);
    pictures.set(name, file);
  }
  return {
    takes: `a file in ${join(folder, "media")}, without its ending`,
    hasPicture: (name) => pictures.has(name),
  };
}

/**
 * Checks that the pictures, pages, papers and stages named in records exist.
 * @param placeOf locates a field in its file
 * @throws ContentError at the first that does not.
 */
export function checkReferences(
  content: Records,
  { takes, hasPicture }: Available,
  placeOf: (name: string, path: Path) => string,
): void {
  const papers = new Set(content.papers.map(({ id }) => id));
  const pages = new Set(content.pages.map(({ id }) => id));
  const refuse = (name: string, path: Path, field: string, takes: string, value: string) => {
    throw new ContentError(`${placeOf(name, path)}: the field ${field} takes ${takes}, not "${value}".`);
  };
  for (const [name, records] of Object.entries(content)) {
    for (const { value, path } of valuesOf(records, pictureFieldsOf(name)))
      if (!hasPicture(value) && !isOfficePicture(value)) refuse(name, path, String(path.at(-1)), takes, value);
    for (const { value, path } of valuesOf(records, linkFields))
      if (value.startsWith("/") && !pages.has(pageIdOf(value.replace(/[?#].*/, ""))))
        refuse(name, path, "link", "the address of a page", value);
  }
  content.committees.forEach(({ id, paper }, at) => {
    if (paper !== undefined && !papers.has(paper))
      refuse("committees", [at, "paper"], `paper of ${id}`, "an id of papers.yaml", paper);
  });
  const duties = new Set(content.duties.map(({ id }) => id));
  for (const name of ["papers", "affiliations"] as const)
    content[name].forEach(({ id, duty }, at) => {
      if (duty !== undefined && !duties.has(duty))
        refuse(name, [at, "duty"], `duty of ${id}`, "an id of duties.yaml", duty);
    });
  const stages = new Set(content.admissionStages.stages.map(({ id }) => id));
  content.admissionDates.dates.forEach(({ stage }, at) => {
    if (stage !== undefined && !stages.has(stage))
      refuse("admissionDates", ["dates", at, "stage"], "stage", "an id of admission-stages.yaml", stage);
  });
}
