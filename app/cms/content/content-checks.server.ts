import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isInOldFont, unicodeMarathi } from "#app/cms/records/publishable.ts";
import { readFileName } from "#app/lib/files/file-name.ts";
import { pictureRoles } from "./appearance.ts";
import { linksInText, unknownFacts } from "./inline-text.ts";
import { isOptional, type PageRecord, pageIdOf } from "./page-record.ts";
import { type Path, stringsIn } from "./text.ts";

type WithPaper = { id: string; paper?: string | undefined };

interface Records {
  papers: { id: string; duty?: string | undefined }[];
  duties: { id: string }[];
  committees: WithPaper[];
  affiliations: { id: string; duty?: string | undefined }[];
  admissionStages: { stages: { id: string }[] };
  admissionDates: { dates: { stage?: string | undefined }[] };
  pages: { id: string }[];
  redirects: { redirects: { to: string }[] };
  [name: string]: unknown;
}

export interface Available {
  takes: string;
  hasPicture: (name: string) => boolean;
  faults: string[];
}

const pictureFields = ["picture", "portrait", "resume"];
const linkFields = ["link", "url"];

const pictureFieldsOf = (name: string) => (name === "appearance" ? pictureRoles : pictureFields);

const valuesOf = (record: unknown, names: string[]) =>
  stringsIn(record).filter(({ path }) => names.includes(String(path.at(-1))));

/** Office pictures are in the store or, after an export, in `content/files`. */
const isOfficePicture = (name: string) => readFileName(name)?.type === "image";

const pictureFile = /\.(svg|jpg|jpeg|png|webp)$/;

export function availableIn(folder: string): Available {
  const media = readdirSync(join(folder, "media"), { recursive: true, encoding: "utf8" });
  const files = media.map((file) => file.replaceAll("\\", "/")).filter((file) => pictureFile.test(file));
  const pictures = new Map<string, string>();
  const faults: string[] = [];
  for (const file of files.sort()) {
    const name = file.replace(pictureFile, "");
    const other = pictures.get(name);
    const both = `${join(folder, "media", `${other}`)} and ${join(folder, "media", file)}`;
    if (other) faults.push(`${both} are two pictures of one name. Take one of them away.`);
    pictures.set(name, file);
  }
  return {
    takes: `a file in ${join(folder, "media")}, without its ending`,
    hasPicture: (name) => pictures.has(name),
    faults,
  };
}

/** Most notices are published in the office, and are in no file. */
const notice = /^\/notices\/[^/]+$/;

const otherPages = /^\/(?:faculty|office|check|n|N)(?:\/|$)/;

function unknownIn(name: string, value: string): string[] {
  if (name === "pages") return [];
  return unknownFacts(value).filter((fact) => !(name === "messages" && fact === "reference"));
}

function pairsIn(record: unknown, path: Path = []): { en: string | undefined; mr: string; path: Path }[] {
  if (typeof record !== "object" || record === null) return [];
  const { en, mr } = record as { en?: unknown; mr?: unknown };
  if (typeof mr === "string") return [{ en: typeof en === "string" ? en : undefined, mr, path: [...path, "mr"] }];
  return Object.entries(record).flatMap(([name, value]) =>
    pairsIn(value, [...path, Array.isArray(record) ? Number(name) : name]),
  );
}

/** @param content without the collections that cannot be read */
export function checkReferences(
  { papers, duties, pages, committees = [], admissionStages, admissionDates, redirects, ...others }: Partial<Records>,
  { takes, hasPicture, faults: ofPictures }: Available,
  placeOf: (name: string, path: Path) => string,
): string[] {
  const faults = [...ofPictures];
  const content = { papers, duties, pages, committees, admissionStages, admissionDates, redirects, ...others };
  const idsOf = (list: { id: string }[] | undefined) => list && new Set(list.map(({ id }) => id));
  const ids = {
    papers: idsOf(papers),
    pages: idsOf(pages),
    duties: idsOf(duties),
    stages: idsOf(admissionStages?.stages),
  };
  const refuse = (name: string, path: Path, field: string, takes: string, value: string) => {
    faults.push(`${placeOf(name, path)}: the field ${field} takes ${takes}, not "${value}".`);
  };
  const hasPage = (address: string) => ids.pages?.has(pageIdOf(address.replace(/[?#].*/, ""))) !== false;
  for (const [name, records] of Object.entries(content)) {
    for (const { value, path } of valuesOf(records, pictureFieldsOf(name)))
      if (!hasPicture(value) && !isOfficePicture(value)) refuse(name, path, String(path.at(-1)), takes, value);
    for (const { value, path } of valuesOf(records, linkFields))
      if (value.startsWith("/") && !hasPage(value)) refuse(name, path, "link", "the address of a page", value);
    for (const { value, path } of stringsIn(records)) {
      const [unknown] = unknownIn(name, value);
      if (unknown) refuse(name, path, z.core.toDotPath(path), "other words in braces, or none", `{${unknown}}`);
    }
    for (const { en, mr, path } of pairsIn(records))
      if (isInOldFont(mr, en)) refuse(name, path, z.core.toDotPath(path), unicodeMarathi.en, mr.slice(0, 40));
  }
  redirects?.redirects.forEach(({ to }, at) => {
    const address = to.replace(/[?#].*/, "").replace(/^\/mr(?=\/|$)/, "") || "/";
    const isPage = hasPage(address) || notice.test(address) || otherPages.test(address) || /\.\w+$/.test(address);
    if (!isPage) refuse("redirects", ["redirects", at, "to"], "to", "the address of a page", to);
  });
  committees.forEach(({ id, paper }, at) => {
    if (paper !== undefined && ids.papers?.has(paper) === false)
      refuse("committees", [at, "paper"], `paper of ${id}`, "an id of papers.yaml", paper);
  });
  for (const [name, list = []] of [
    ["papers", papers],
    ["affiliations", others.affiliations],
  ] as const)
    list.forEach(({ id, duty }, at) => {
      if (duty !== undefined && ids.duties?.has(duty) === false)
        refuse(name, [at, "duty"], `duty of ${id}`, "an id of duties.yaml", duty);
    });
  admissionDates?.dates.forEach(({ stage }, at) => {
    if (stage !== undefined && ids.stages?.has(stage) === false)
      refuse("admissionDates", ["dates", at, "stage"], "stage", "an id of admission-stages.yaml", stage);
  });
  return faults;
}

export function checkPageRecords(pages: PageRecord[], addresses: string[], placeOf: (path: Path) => string): string[] {
  const faults: string[] = [];
  const ids = new Set(addresses.map(pageIdOf));
  pages.forEach(({ id }, at) => {
    if (!ids.has(id)) faults.push(`${placeOf([at, "id"])}: the site has no page for the text "${id}".`);
  });
  const given = new Set(pages.map(({ id }) => id));
  const missing = addresses.filter((address) => !given.has(pageIdOf(address)) && !isOptional(address));
  for (const address of missing)
    faults.push(
      `${placeOf([])}: the text "${pageIdOf(address)}" of the page ${address} is missing, and the site cannot do without it.`,
    );
  for (const { value, path } of stringsIn(pages))
    for (const link of linksInText(value)) {
      const address = link.replace(/[?#].*/, "");
      if (/^\/[^.]*$/.test(address) && !addresses.includes(address))
        faults.push(`${placeOf(path)}: there is a link to ${address}, but the site has no such page.`);
    }
  return faults;
}
