import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readFileName } from "#app/platform/files/file-name.ts";
import { ContentError } from "./content-error.ts";

type WithPaper = { id: string; paper?: string | undefined };

/** All records, by the name of their collection. */
interface Records {
  papers: { id: string }[];
  committees: WithPaper[];
  affiliations: WithPaper[];
  [name: string]: unknown;
}

const pictureFields = ["picture", "portrait", "resume"];
const linkFields = ["link", "url"];

/** Every string under one of the field names, anywhere in a record. */
function valuesOf(record: unknown, names: string[]): string[] {
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).flatMap(([name, value]) =>
    names.includes(name) && typeof value === "string" ? [value] : valuesOf(value, names),
  );
}

/** Whether a name is that of a picture the office has added; the store has it, or `content/files`, from an export. */
const isOfficePicture = (name: string) => readFileName(name)?.type === "image";

/**
 * Checks that references in records resolve: pictures in content/media, pages in content/pages, papers in papers.yaml.
 * @throws ContentError at the first that does not.
 */
export function checkReferences(folder: string, content: Records, fileOf: (name: string) => string): void {
  const media = readdirSync(join(folder, "media"), { recursive: true, encoding: "utf8" });
  const pictures = new Set(media.map((file) => file.replaceAll("\\", "/").replace(/\.\w+$/, "")));
  const papers = new Set(content.papers.map(({ id }) => id));
  const isPage = (address: string) => {
    const name = address.replace(/[?#].*/, "").slice(1) || "home";
    return existsSync(join(folder, "pages/en", `${name}.mdx`));
  };
  const refuse = (name: string, field: string, takes: string, value: string) => {
    throw new ContentError(`content/${fileOf(name)}: the field ${field} takes ${takes}, not "${value}".`);
  };
  for (const [name, records] of Object.entries(content)) {
    for (const value of valuesOf(records, pictureFields))
      if (!pictures.has(value) && !isOfficePicture(value))
        refuse(name, "picture", "a file in content/media, without its ending", value);
    for (const value of valuesOf(records, linkFields))
      if (value.startsWith("/") && !isPage(value)) refuse(name, "link", "the address of a page", value);
  }
  for (const name of ["committees", "affiliations"] as const)
    for (const { id, paper } of content[name])
      if (paper !== undefined && !papers.has(paper)) refuse(name, `paper of ${id}`, "an id of papers.yaml", paper);
}
