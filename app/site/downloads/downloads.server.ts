import { findPdf } from "#app/cms/content/media.ts";
import type { LiveEntry, PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import type { SearchDocument } from "#app/cms/content/search-document.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import type { Paper } from "#app/register/disclosure/schema.ts";
import { affiliationRecords } from "#app/site/affiliations/affiliations.server.ts";
import type { FeeOrder } from "#app/site/fees/fee-order.ts";
import { feesInBothLanguages } from "#app/site/fees/fees.server.ts";
import { type Download, downloadKind, type GeneratedDownload, isGenerated } from "./download.ts";

export const downloadRecords = filesOfKinds(downloadKind);

export const downloads = (records: RecordsIn) => records.of(downloadRecords).downloads;

/** The kinds of records that a generated download is made from. */
const sourceKinds: Record<GeneratedDownload, string[]> = {
  prospectus: [
    ...["institute", "course", "subjects", "highlights", "careers", "admissionSteps", "admissionDates"],
    ...["admissionDocuments", "committees", "affiliations", "papers", "feeOrders"],
  ],
  syllabus: ["institute", "course", "subjects", "affiliations", "papers"],
  "application-form": ["institute", "course", "admissionDocuments"],
  "fee-structure": ["institute", "course", "feeOrders"],
};

function ordersToday(records: PublicRecords): { orders: FeeOrder[]; years: (string | undefined)[] } {
  const { current, ofSecondYear, year, notFixedFor } = feesInBothLanguages(records);
  return { orders: [current, ofSecondYear].flatMap((order) => order ?? []), years: [year, notFixedFor] };
}

/** Which records of a kind affect a document: fee orders in force, and papers of the affiliations. */
function inDocuments(records: PublicRecords, { orders, years }: ReturnType<typeof ordersToday>) {
  const { affiliations } = records.of(affiliationRecords);
  return (kind: string, { is, record }: LiveEntry): boolean => {
    const { id, year, duty } = record as Partial<FeeOrder & Paper>;
    if (kind === "papers") return affiliations.some((each) => each.duty !== undefined && each.duty === duty);
    // An order that was unpublished has changed the fees of its year.
    if (kind === "feeOrders") return is === "current" ? orders.some((each) => each.id === id) : years.includes(year);
    return true;
  };
}

/**
 * For a generated download, the latest of: the day in its record, the days (in India) on which its sources were
 * published or unpublished, and the first day of its fees.
 */
export function updatedOn(records: PublicRecords, { id, on }: Pick<Download, "id" | "on">): string {
  if (!isGenerated(id)) return on;
  const shown = sourceKinds[id].includes("feeOrders") ? ordersToday(records) : { orders: [], years: [] };
  const isIn = inDocuments(records, shown);
  const ofKind = (kind: string) => [...(records.entries(kind)?.values() ?? [])].filter((entry) => isIn(kind, entry));
  const own = records.entries("downloads")?.get(id);
  const published = [...(own ? [own] : []), ...sourceKinds[id].flatMap(ofKind)];
  const days = published.map(({ changedAt, endedAt = changedAt }) => indiaTime(endedAt).day);
  const since = shown.orders.map(({ inForceFrom }) => inForceFrom).filter((day) => day <= today());
  return [on, ...since, ...days].reduce((one, other) => (one > other ? one : other));
}

/** Leaves out a fee sheet that has not been generated yet. */
export const downloadSearchDocuments = (records: RecordsIn): SearchDocument[] =>
  downloads(records).flatMap(({ id, title, description, file }) => {
    const made = findPdf(file ?? id, records.locale);
    return made ? [{ kind: "document", title, text: description, address: made.address }] : [];
  });
