import { z } from "zod";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { recordFiles } from "#app/platform/content/read-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { contactsKind } from "./kinds.ts";
import { questionKind } from "./question-kind.ts";
import { afterDiplomaShape, resultShape, stayAndTravelShape, studentRulesShape } from "./schema.ts";

/** The records of the pages on student life, in both languages. */
export const studentLifeRecords = recordFiles({
  studentRules: ["records/student-rules.yaml", studentRulesShape],
  stayAndTravel: ["records/stay-and-travel.yaml", stayAndTravelShape],
  ...filesOfKinds(contactsKind, questionKind),
  afterDiploma: ["records/after-diploma.yaml", afterDiplomaShape],
  results: ["records/results.yaml", z.array(resultShape).min(1).max(3)],
});

/** All of these records in one language. */
export const studentLife = (records: RecordsIn) => records.of(studentLifeRecords);
