import { publicPages } from "./design/words/page-names.ts";
import { admissionRecords } from "./features/admission/records.server.ts";
import { affiliationRecords } from "./features/affiliations/records.server.ts";
import { committeeRecords } from "./features/committees/records.server.ts";
import { courseRecords } from "./features/course/records.server.ts";
import { disclosureRecords } from "./features/disclosure/records.server.ts";
import { downloadRecords } from "./features/downloads/records.server.ts";
import { eventRecords } from "./features/events/records.server.ts";
import { feeRecords } from "./features/fees/records.server.ts";
import { messageRecords } from "./features/inbox/records.server.ts";
import { facilityRecords } from "./features/institute/records.server.ts";
import { noticeRecords } from "./features/notices/records.server.ts";
import { teacherRecords } from "./features/profiles/directory/records.server.ts";
import { proofRecords } from "./features/proof/records.server.ts";
import { redirectRecords } from "./features/redirects/records.server.ts";
import { researchRecords } from "./features/research/records.server.ts";
import { studentLifeRecords } from "./features/student-life/records.server.ts";
import { recordKinds } from "./kinds.ts";
import { appearanceRecords } from "./platform/appearance/appearance.server.ts";
import { starterFolder } from "./platform/content/base.server.ts";
import { checkPageRecords } from "./platform/content/check-page-records.server.ts";
import { type Available, availableIn, checkReferences } from "./platform/content/check-references.server.ts";
import { collectFaults, refuseFaults } from "./platform/content/content-error.ts";
import { type ContentSource, contentFolder, contentSource } from "./platform/content/content-source.server.ts";
import { instituteRecords } from "./platform/content/institute.server.ts";
import { type OpenedContent, openOrLast } from "./platform/content/last-content.server.ts";
import { pageRecords } from "./platform/content/page-records.server.ts";
import { lineOfField } from "./platform/content/parse-records.ts";
import type { PublicRecords } from "./platform/content/public-records.server.ts";
import {
  type RecordFiles,
  type RecordsOf,
  readUsable,
  recordsInFiles,
} from "./platform/content/read-records.server.ts";
import { type Path, stringsIn } from "./platform/content/strings-in.ts";
import { fileIdsIn } from "./platform/files/file-name.ts";
import type { ContentFiles } from "./platform/files/file-uses.rows.server.ts";
import { withholdRules } from "./platform/files/withheld.ts";
import { settings } from "./settings.server.ts";

export { ContentError } from "./platform/content/content-error.ts";

const features = [
  instituteRecords,
  appearanceRecords,
  courseRecords,
  feeRecords,
  admissionRecords,
  studentLifeRecords,
  noticeRecords,
  facilityRecords,
  eventRecords,
  teacherRecords,
  committeeRecords,
  affiliationRecords,
  disclosureRecords,
  downloadRecords,
  researchRecords,
  messageRecords,
  redirectRecords,
  proofRecords,
  pageRecords,
];

type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

export type Content = RecordsOf<Merged<(typeof features)[number]>>;

const merged = (parts: object[]): object => Object.assign({}, ...parts);
export const contentFiles = merged(features) as RecordFiles;

function faultsBetween(content: Partial<Content>, available: Available, source: ContentSource): string[] {
  const placeOf = (name: string, path: Path) => {
    const file = String(contentFiles[name]?.[0]);
    return source.nameOf(file) + lineOfField(source.read(file), path);
  };
  const { pages } = content;
  return [
    ...(pages ? checkPageRecords(pages, ["/not-found", ...publicPages], (path) => placeOf("pages", path)) : []),
    ...checkReferences(content, available, placeOf),
  ];
}

/** @throws ContentError with all that is wrong */
export function readContent(folder: string): Content {
  const source = contentFolder(folder);
  const faults: string[] = [];
  const content = readUsable(contentFiles, source, faults) as Partial<Content>;
  refuseFaults([...faults, ...faultsBetween(content, availableIn(folder), source)]);
  return content as Content;
}

/** starter/ is the content after the set-up. @throws ContentError with all that is wrong */
export function checkStarter(): void {
  const folder = starterFolder();
  if (folder !== undefined) readContent(folder);
}

function inFiles(): Content {
  const parts: object[] = [];
  const faults: string[] = [];
  collectFaults(features, faults, (each: RecordFiles) => parts.push(recordsInFiles(each)));
  refuseFaults(faults);
  return merged(parts) as Content;
}

/** Unusable records are replaced by the last good ones. @throws ContentError for two pictures of one name, for an
 * unusable record without a replacement, and for the starter, which has none */
export function openContent(): OpenedContent {
  checkStarter();
  const available = availableIn(settings.contentDir);
  return openOrLast(settings, () => refuseFaults(faultsBetween(inFiles(), available, contentSource())));
}

const onlyInPdfs = ["paperTexts"];

/** Not the descriptions of pictures. */
export const marathiHeadings = (records: PublicRecords): string[] =>
  Object.keys(contentFiles)
    .filter((name) => !onlyInPdfs.includes(name))
    .flatMap((name) => stringsIn(records.in("mr").of(contentFiles)[name]))
    .filter(({ path }) => path.at(-1) !== "alt")
    .map(({ value }) => value);

function readFilesOfContent(): ContentFiles[] {
  const withheld = withholdRules(recordKinds);
  return Object.entries(inFiles()).flatMap(([kind, records]: [string, unknown]) =>
    (Array.isArray(records) ? records : [{ ...Object(records), id: kind }]).flatMap((record) => {
      const ids = fileIdsIn(JSON.stringify(record));
      return ids.length > 0
        ? [{ kind, slug: String(record.id), ids, isWithheld: withheld.get(kind)?.(record) ?? false }]
        : [];
    }),
  );
}

const ofContent = new WeakMap<ContentSource, ContentFiles[]>();

export function filesOfContent(): ContentFiles[] {
  const source = contentSource();
  const files = ofContent.get(source) ?? readFilesOfContent();
  ofContent.set(source, files);
  return files;
}
