import { admissionRecords } from "#app/features/admission/records.server.ts";
import { feesInBothLanguages } from "#app/features/fees/records.server.ts";
import type { OpenSubmission, WrittenAnswer } from "#app/features/inbox/views.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { GivenDocument } from "./documents-line.ts";
import { rulesOf } from "./said.server.ts";
import type { Said } from "./said.ts";

/** What a sheet says, with the documents by their names. */
interface AsGiven {
  said: Said;
  documents: GivenDocument[];
}

/**
 * What was given on a sheet, whenever it is printed. For sheets from before documents and rules were stored it is today's
 * checklist, and the rules of the order in force if the figures follow that one.
 */
export function asGiven(
  { said }: Pick<WrittenAnswer, "said">,
  open: Pick<OpenSubmission, "documents">,
  records: PublicRecords,
): AsGiven {
  const { current } = feesInBothLanguages(records);
  const rules = said.refusable || current?.id !== said.order?.id ? {} : rulesOf(current);
  const named = records.ever(admissionRecords, "admissionDocuments");
  const documents = (said.documents ?? open.documents).flatMap(({ document, state, until }) => {
    // Taken off the list since then, it still has its name.
    const name = named.get(document)?.record.name;
    return name ? [{ name, state, until }] : [];
  });
  return { said: { ...said, ...rules }, documents };
}
