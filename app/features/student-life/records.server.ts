import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { recordFiles } from "#app/platform/content/read-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { afterDiplomaKind } from "./after-diploma-kind.ts";
import { contactsKind } from "./kinds.ts";
import { questionKind } from "./question-kind.ts";
import { resultsKind } from "./results-kind.ts";
import { stayAndTravelShape, studentRulesShape } from "./schema.ts";

/** The records of the pages on student life, in both languages. */
export const studentLifeRecords = recordFiles({
  studentRules: ["records/student-rules.yaml", studentRulesShape],
  stayAndTravel: ["records/stay-and-travel.yaml", stayAndTravelShape],
  ...filesOfKinds(contactsKind, afterDiplomaKind, questionKind, resultsKind),
});

/** All of these records in one language. */
export const studentLife = (records: RecordsIn) => records.of(studentLifeRecords);

/** The results of the three newest years, the newest first. */
export const newestResults = (records: RecordsIn) =>
  studentLife(records)
    .results.years.toSorted((one, other) => (one.year < other.year ? 1 : -1))
    .slice(0, 3);
