import { teacherKind } from "#app/features/profiles/kinds.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";

export const teacherRecords = filesOfKinds(teacherKind);

export const teachers = (records: RecordsIn) => records.of(teacherRecords).teachers;
