import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { isDay } from "#app/cms/content/text.ts";
import { submissionGroupOf } from "#app/forms/submissions/submissions-table.server.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { DocumentState, SubmissionDocumentRow } from "#app/lib/db/inbox-tables.ts";
import type { Submission } from "#app/lib/db/tables.ts";
import { latinDigits } from "#app/lib/i18n/format.ts";
import { admissionDocuments } from "#app/site/admission/admission.server.ts";
import { circumstances, circumstancesOf, isNeededBy } from "#app/site/admission/admission-kinds.ts";
import type { Family } from "#app/site/fees/family.ts";
import { changeOnce, type InboxParts } from "./change.server.ts";
import type { ChecklistItem, InboxOutcome, InboxRefusal, SubmissionChange } from "./inbox-types.ts";

/** Of merged submissions, the newest entry of a document applies. */
async function documentsOf(db: Db, submissionIds: string[]): Promise<Map<string, SubmissionDocumentRow>> {
  const found = await db
    .selectFrom("submissionDocuments")
    .selectAll()
    .where("submissionId", "in", submissionIds)
    .orderBy("markedAt")
    .execute();
  return new Map(found.map((row) => [row.document, row]));
}

/** A cleared document is cleared in all merged submissions. */
async function keepDocuments(
  db: Db,
  submissionIds: string[],
  { cleared, known }: { cleared: string[]; known: SubmissionDocumentRow[] },
): Promise<void> {
  const remove = db.deleteFrom("submissionDocuments");
  if (cleared.length > 0)
    await remove.where("submissionId", "in", submissionIds).where("document", "in", cleared).execute();
  for (const { submissionId, document } of known)
    await remove.where("submissionId", "=", submissionId).where("document", "=", document).execute();
  if (known.length > 0) await db.insertInto("submissionDocuments").values(known).execute();
}

/** In characters. */
const longestReceipt = 60;

/** An Aadhaar number has twelve digits, often in groups of four, the first from 2 to 9. */
const hasAadhaar = (text: string): boolean => /(?<!\d)[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}(?!\d)/.test(latinDigits(text));

/** The entry is removed if `state` is null. */
interface DocumentMark {
  document: string;
  state: DocumentState | null;
  receipt?: string | undefined;
  until?: string | undefined;
}

interface DocumentsChange extends SubmissionChange {
  /** Which of reserved, ews, disability, income, gap, board apply; undefined leaves them unchanged. */
  documentsFor?: string[] | undefined;
  marks: DocumentMark[];
}

export const categoriesOf = (group: Pick<Submission, "documentsFor">[]): string[] => [
  ...new Set(group.flatMap(({ documentsFor }) => documentsFor?.split(",") ?? []).filter(Boolean)),
];

/** @returns the categories that the others keep */
async function keepCategories(db: Db, others: Submission[], categories: string[]): Promise<string[]> {
  const left = others.map(({ id, documentsFor }) => ({
    id,
    before: documentsFor ?? "",
    now: categoriesOf([{ documentsFor }]).filter((each) => categories.includes(each)),
  }));
  for (const { id, before, now } of left)
    if (now.join(",") !== before)
      await db
        .updateTable("submissions")
        .set({ documentsFor: now.join(",") })
        .where("id", "=", id)
        .execute();
  return left.flatMap(({ now }) => now);
}

/** @param family what is known of the family: its category and income take precedence over what was ticked */
export async function checklistOf(
  db: Db,
  submission: Submission,
  group: Submission[],
  records: RecordsIn,
  family?: Family,
): Promise<ChecklistItem[]> {
  if (submission.kind === "feedback") return [];
  const ticks = circumstancesOf(family ?? {}, categoriesOf(group));
  // For a known family, what is still missing follows from its category and income alone.
  const counts = (row: SubmissionDocumentRow | undefined) => row && !(family && row.state === "missing");
  const known = await documentsOf(
    db,
    group.map(({ id }) => id),
  );
  return admissionDocuments(records)
    .map((document) => ({ document, row: known.get(document.id) }))
    .filter(({ document, row }) => isNeededBy(document, counts(row) ? circumstances : ticks, family ?? {}))
    .map(({ document: { id, name, for: needed = [] }, row }) => ({
      document: id,
      name,
      for: needed,
      state: row?.state,
      receipt: row?.receipt ?? undefined,
      until: row?.until ?? undefined,
    }));
}

function problemOf(marks: DocumentMark[], records: RecordsIn): InboxRefusal | undefined {
  const known = new Set(admissionDocuments(records).map(({ id }) => id));
  if (marks.some(({ document }) => !known.has(document))) return { ok: false, reason: "missing" };
  if (marks.some(({ until }) => until && !isDay(until))) return { ok: false, reason: "badDate" };
  return marks.some(({ receipt = "" }) => hasAadhaar(receipt)) ? { ok: false, reason: "aadhaar" } : undefined;
}

type Known = Omit<SubmissionDocumentRow, "submissionId" | "markedAt">;

function rowOf({ document, state, receipt, until }: DocumentMark): Known[] {
  if (state === null) return [];
  const number = state === "applied" ? receipt?.trim().slice(0, longestReceipt) : "";
  return [{ document, state, receipt: number || null, until: (state !== "has" && until) || null }];
}

const isSame = (one: Known, other: Known | undefined) =>
  one.state === other?.state && one.receipt === other.receipt && one.until === other.until;

export const createChecklists = (parts: InboxParts) => ({
  setDocuments(change: DocumentsChange): Promise<InboxOutcome> {
    const { marks, documentsFor } = change;
    return changeOnce(parts, {
      what: "documents",
      act: change,
      async work({ tx, submission, now, records, note }) {
        const problem =
          submission.kind === "feedback"
            ? ({ ok: false, reason: "missing" } as const)
            : problemOf(marks, records.in("en"));
        if (problem) return problem;
        const group = await submissionGroupOf(tx, submission.id);
        const ids = group.map(({ id }) => id);
        const before = await documentsOf(tx, ids);
        // Entries that another submission of the group already has stay there, so that they are separated along with
        // it.
        const changed = marks.flatMap(rowOf).filter((mark) => !isSame(mark, before.get(mark.document)));
        await keepDocuments(tx, ids, {
          cleared: marks.flatMap(({ document, state }) => (state === null ? [document] : [])),
          known: changed.map((mark) => ({ ...mark, submissionId: submission.id, markedAt: now })),
        });
        const categories = documentsFor && circumstances.filter((each) => documentsFor.includes(each));
        const known = categoriesOf(group);
        await note("documents", categories?.filter((each) => !known.includes(each)).join(",") || null);
        if (categories === undefined) return { fields: {} };
        const others = group.filter(({ id }) => id !== submission.id);
        const theirs = await keepCategories(tx, others, categories);
        const own = categoriesOf([submission]);
        const kept = categories.filter((each) => own.includes(each) || !theirs.includes(each));
        return { fields: { documentsFor: kept.join(",") } };
      },
    });
  },
});
