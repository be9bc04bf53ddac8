import { z } from "zod";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { listOf, recordFiles } from "#app/platform/content/read-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { contactsKind } from "./kinds.ts";
import { studentRulesKind } from "./rules-kind.ts";
import { afterDiplomaShape, questionShape, resultShape } from "./schema.ts";
import { stayAndTravelKind } from "./travel-kind.ts";

/** The records of the pages on student life, in both languages. */
export const studentLifeRecords = recordFiles({
  ...filesOfKinds(studentRulesKind, stayAndTravelKind, contactsKind),
  afterDiploma: ["records/after-diploma.yaml", afterDiplomaShape],
  results: ["records/results.yaml", z.array(resultShape).min(1).max(3)],
  parentsAsk: ["records/parents-ask.yaml", listOf(questionShape)],
});

/** All of these records in one language. */
export const studentLife = (records: RecordsIn) => records.of(studentLifeRecords);
