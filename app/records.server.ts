import {
  type Available,
  availableIn,
  checkPageRecords,
  checkReferences,
} from "#app/cms/content/content-checks.server.ts";
import {
  type ContentSource,
  contentFolder,
  contentSource,
  type OpenedContent,
  openOrLast,
  starterFolder,
} from "#app/cms/content/content-source.server.ts";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import { pageRecords } from "#app/cms/content/page-records.server.ts";
import type { PublicRecords } from "#app/cms/content/public-records.server.ts";
import {
  lineOfField,
  type RecordFiles,
  type RecordsOf,
  readUsable,
  recordsInFiles,
} from "#app/cms/content/read-records.server.ts";
import { type Path, stringsIn } from "#app/cms/content/text.ts";
import { type ContentFiles, withholdRules } from "#app/cms/files/file-uses.server.ts";
import { messageRecords } from "#app/inbox/records.server.ts";
import { collectFaults, refuseFaults } from "#app/lib/content-error.ts";
import { fileIdsIn } from "#app/lib/files/file-name.ts";
import { teacherRecords } from "#app/people/profiles/directory.server.ts";
import { disclosureRecords } from "#app/register/disclosure/register.server.ts";
import { proofRecords } from "#app/register/proof/proofs.server.ts";
import { admissionRecords } from "#app/site/admission/admission.server.ts";
import { affiliationRecords } from "#app/site/affiliations/affiliations.server.ts";
import { committeeRecords } from "#app/site/committees/committees.server.ts";
import { courseRecords } from "#app/site/course/course.server.ts";
import { downloadRecords } from "#app/site/downloads/downloads.server.ts";
import { eventRecords } from "#app/site/events/events.server.ts";
import { feeRecords } from "#app/site/fees/fees.server.ts";
import { facilityRecords } from "#app/site/institute/facilities.server.ts";
import { noticeRecords } from "#app/site/notices/notices.server.ts";
import { redirectRecords } from "#app/site/redirects/redirects.server.ts";
import { researchRecords } from "#app/site/research/research.server.ts";
import { studentLifeRecords } from "#app/site/student-life/student-life.server.ts";
import { appearanceRecords } from "#app/ui/appearance/look.server.ts";
import { publicPages } from "#app/ui/words/page-names.ts";
import { recordKinds } from "./kinds.ts";
import { settings } from "./settings.server.ts";

export { ContentError } from "#app/lib/content-error.ts";

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
