import { admissionRecords } from "#app/features/admission/records.server.ts";
import { feesInBothLanguages } from "#app/features/fees/records.server.ts";
import type { OpenSubmission, SavedQuote } from "#app/features/inbox/views.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import type { NamedDocument } from "./documents-line.ts";
import { rulesOf } from "./said.server.ts";
import type { Quote } from "./said.ts";

interface PrintableQuote {
  said: Quote;
  documents: NamedDocument[];
}

/**
 * A sheet from before documents and rules were stored gets today's checklist, and the rules of the order in force if
 * its figures follow that one.
 */
export function printableQuote(
  { said }: Pick<SavedQuote, "said">,
  open: Pick<OpenSubmission, "documents">,
  records: PublicRecords,
): PrintableQuote {
  const { current } = feesInBothLanguages(records);
  const rules = said.refusable || current?.id !== said.order?.id ? {} : rulesOf(current);
  const named = records.ever(admissionRecords, "admissionDocuments");
  const documents = (said.documents ?? open.documents).flatMap(({ document, state, until }) => {
    // A document that was removed from the list still has its name.
    const name = named.get(document)?.record.name;
    return name ? [{ name, state, until }] : [];
  });
  return { said: { ...said, ...rules }, documents };
}
