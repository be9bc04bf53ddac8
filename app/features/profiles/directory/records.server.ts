import { teacherKind } from "#app/features/profiles/kinds.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";

/** The teachers, in both languages. */
export const teacherRecords = filesOfKinds(teacherKind);

/** The teachers, in the order of the file. */
export const teachers = (records: RecordsIn) => records.of(teacherRecords).teachers;
