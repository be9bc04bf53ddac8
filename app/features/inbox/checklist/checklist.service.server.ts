import { admissionDocuments } from "#app/features/admission/index.server.ts";
import { also } from "#app/features/admission/index.ts";
import { changeOnce, type InboxParts } from "#app/features/inbox/changes/change.server.ts";
import type { DocumentMark, DocumentsChange, InboxRefusal, Outcome } from "#app/features/inbox/outcomes.ts";
import type { ChecklistItem } from "#app/features/inbox/views.ts";
import { isDay } from "#app/platform/content/text.ts";
import type { SubmissionDocumentRow } from "#app/platform/db/inbox-tables.ts";
import type { Db } from "#app/platform/db/store.server.ts";
import type { Submission } from "#app/platform/db/tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { documentsOf, keepDocuments } from "./checklist.rows.server.ts";
import { hasAadhaar, longestReceipt } from "./receipt.ts";

/** What decides which documents somebody needs, as it is kept. */
export const categoriesOf = ({ documentsFor }: Pick<Submission, "documentsFor">): string[] =>
  documentsFor ? documentsFor.split(",") : [];

/** The documents that an applicant needs, with what is known of each; feedback has none. */
export async function checklistOf(rows: Db, submission: Submission, locale: Locale): Promise<ChecklistItem[]> {
  if (submission.kind === "feedback") return [];
  const categories = categoriesOf(submission);
  const known = new Map((await documentsOf(rows, submission.id)).map((row) => [row.document, row]));
  const isNeeded = (needed: readonly string[]) =>
    needed.length === 0 || needed.some((each) => categories.includes(each));
  return admissionDocuments(locale)
    .map(({ id, name, for: needed = [] }) => ({ id, name, needed, row: known.get(id) }))
    .filter(({ needed, row }) => isNeeded(needed) || row)
    .map(({ id, name, needed, row }) => ({
      ...{ document: id, name, for: needed, state: row?.state },
      ...{ receipt: row?.receipt ?? undefined, until: row?.until ?? undefined },
    }));
}

/** Why marks of a checklist are not taken. */
function problemOf(marks: DocumentMark[]): InboxRefusal | undefined {
  const known = new Set(admissionDocuments("en").map(({ id }) => id));
  if (marks.some(({ document }) => !known.has(document))) return { ok: false, reason: "missing" };
  if (marks.some(({ until }) => until && !isDay(until))) return { ok: false, reason: "badDate" };
  return marks.some(({ receipt = "" }) => hasAadhaar(receipt)) ? { ok: false, reason: "aadhaar" } : undefined;
}

/** What is kept of a mark: who has a document needs no receipt and no date for it. */
function rowOf(submissionId: string, { document, state, receipt, until }: DocumentMark): SubmissionDocumentRow[] {
  if (state === null) return [];
  const number = state === "applied" ? receipt?.trim().slice(0, longestReceipt) : "";
  return [{ submissionId, document, state, receipt: number || null, until: (state !== "has" && until) || null }];
}

/** Puts the part of the service together that keeps checklists. */
export const createChecklists = (parts: InboxParts) => ({
  setDocuments(change: DocumentsChange): Promise<Outcome> {
    const { marks, documentsFor } = change;
    return changeOnce(parts, {
      ...{ what: "documents", act: change },
      async work({ rows, submission, note }) {
        const problem = submission.kind === "feedback" ? ({ ok: false, reason: "missing" } as const) : problemOf(marks);
        if (problem) return problem;
        const documents = marks.map(({ document }) => document);
        await keepDocuments(
          rows,
          submission.id,
          documents,
          marks.flatMap((mark) => rowOf(submission.id, mark)),
        );
        await note("documents");
        const categories = documentsFor && also.filter((each) => documentsFor.includes(each)).join(",");
        return { fields: categories === undefined ? {} : { documentsFor: categories } };
      },
    });
  },
});
