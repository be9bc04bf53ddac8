import { affiliationFiles, affiliationRecords } from "./features/affiliations/records.server.ts";
import { committeeFiles, committeeRecords } from "./features/committees/records.server.ts";
import { courseFiles, courseRecords } from "./features/course/records.server.ts";
import { downloadFiles, downloadRecords } from "./features/downloads/records.server.ts";
import { eventFiles, eventRecords } from "./features/events/records.server.ts";
import { facilityFiles, facilityRecords } from "./features/institute/records.server.ts";
import { noticeFiles, noticeRecords } from "./features/notices/records.server.ts";
import { teacherFiles, teacherRecords } from "./features/profiles/directory/records.server.ts";
import { researchFiles, researchRecords } from "./features/research/records.server.ts";
import { checkReferences } from "./platform/content/check-references.server.ts";
import { instituteFiles, instituteRecords } from "./platform/content/institute.server.ts";
import { type RecordsOf, readRecords } from "./platform/content/read-records.server.ts";
import { settings } from "./settings.server.ts";

export { ContentError } from "./platform/content/content-error.ts";

const files = {
  ...instituteFiles,
  ...courseFiles,
  ...noticeFiles,
  ...facilityFiles,
  ...eventFiles,
  ...teacherFiles,
  ...committeeFiles,
  ...affiliationFiles,
  ...downloadFiles,
  ...researchFiles,
};

/** Everything in content/ except the page texts, in both languages. */
export type Content = RecordsOf<typeof files>;

const check = (content: Content, folder: string) =>
  checkReferences(folder, { ...content }, (name) => files[name as keyof Content][0]);

/**
 * Reads and checks every record of a content folder, and the references between them.
 * @throws ContentError at the first record that cannot be used.
 */
export function readContent(folder: string): Content {
  const content = readRecords(files, folder);
  check(content, folder);
  return content;
}

/**
 * Checks the references of this site's records.
 * @throws ContentError at the first that does not resolve.
 */
export const checkContent = (): void =>
  check(
    {
      ...instituteRecords,
      ...courseRecords,
      ...noticeRecords,
      ...facilityRecords,
      ...eventRecords,
      ...teacherRecords,
      ...committeeRecords,
      ...affiliationRecords,
      ...downloadRecords,
      ...researchRecords,
    },
    settings.contentDir,
  );
