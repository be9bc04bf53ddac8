import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { afterDiplomaKind } from "./after-diploma-kind.ts";
import { contactsKind } from "./kinds.ts";
import { questionKind } from "./question-kind.ts";
import { resultsKind } from "./results-kind.ts";
import { studentRulesKind } from "./rules-kind.ts";
import { stayAndTravelKind } from "./travel-kind.ts";

export const studentLifeRecords = filesOfKinds(
  studentRulesKind,
  stayAndTravelKind,
  contactsKind,
  afterDiplomaKind,
  questionKind,
  resultsKind,
);

export const studentLife = (records: RecordsIn) => records.of(studentLifeRecords);

export function newestResults(records: RecordsIn) {
  const { results } = studentLife(records);
  return { ...results, years: results.years.toSorted((one, other) => (one.year < other.year ? 1 : -1)).slice(0, 3) };
}
