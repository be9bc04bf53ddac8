import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { recordFiles } from "#app/platform/content/read-records.server.ts";
import { researchShape } from "./schema.ts";

/** The research, in both languages. */
export const researchRecords = recordFiles({
  research: ["records/research.yaml", researchShape],
});

/** Publications, patents and copyrights. */
export const research = (records: RecordsIn) => records.of(researchRecords).research;
