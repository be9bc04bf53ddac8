import { keepCodes } from "#app/features/check/index.server.ts";
import type { Family } from "#app/features/fees/index.ts";
import { mostRupees } from "#app/features/fees/schema.ts";
import { changeOnce, type InboxParts, refusal } from "#app/features/inbox/changes/change.server.ts";
import { checklistOf } from "#app/features/inbox/checklist/checklist.service.server.ts";
import type { InboxOutcome, InboxRefusal, SubmissionChange } from "#app/features/inbox/outcomes.ts";
import { submissionGroupOf } from "#app/features/submissions/index.server.ts";
import { writtenAnswersKind } from "#app/platform/check-codes/check-code.ts";
import { checkCodeOf } from "#app/platform/check-codes/code-of.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { parseWholeNumber } from "#app/platform/forms/whole-number.ts";
import { indiaTime, latinDigits } from "#app/platform/i18n/format.ts";
import { quoteFor } from "./said.server.ts";
import type { QuoteRequest, Quote, QuoteDocument } from "./said.ts";
import { insertQuote } from "./written.rows.server.ts";

interface QuoteChange extends SubmissionChange {
  family: Family;
  asked?: Omit<QuoteRequest, "stated">;
  /** As the office types it: 40,000. */
  amount?: string | undefined;
}

/** In characters, with signs and spaces. */
const longestAmount = 40;

/** Undefined if nothing was typed, and NaN for what is no amount. */
function typedRupees(typed = ""): number | undefined {
  if (typed.length > longestAmount) return Number.NaN;
  const digits = latinDigits(typed.trim()).replace(/[\s,₹]|\/-$/g, "");
  const rupees = parseWholeNumber(digits) ?? Number.NaN;
  return digits ? (rupees <= mostRupees ? rupees : Number.NaN) : undefined;
}

function problemOf({ order, firstDay, mostFirstDay, stated }: Quote): InboxRefusal | undefined {
  if (!order && !stated) return refusal("amountNeeded");
  if (Number.isNaN(stated?.rupees)) return refusal("badAmount");
  const most = firstDay ?? mostFirstDay;
  return stated && most !== undefined && stated.rupees > most ? refusal("amountTooHigh") : undefined;
}

export const createQuotes = (parts: InboxParts) => ({
  giveInWriting(act: QuoteChange): Promise<InboxOutcome> {
    const { actor, family, asked, amount } = act;
    return changeOnce(parts, {
      what: "written",
      act,
      async work({ tx, submission, now, records, note }) {
        if (submission.kind === "feedback") return refusal("missing");
        const rupees = typedRupees(amount);
        const stated = rupees === undefined ? undefined : { rupees, by: actor.name };
        const shown = quoteFor(records, family, indiaTime(now).day, { ...asked, stated });
        const problem = problemOf(shown);
        if (problem) return problem;
        const group = await submissionGroupOf(tx, submission.id);
        const list = await checklistOf(tx, submission, group, records.in("en"), family);
        const documents = list.map(({ document, state, until }): QuoteDocument => ({ document, state, until }));
        const said: Quote = { ...shown, documents };
        // The code is made from a random name, so that nobody can compute it from the figures.
        const coded = { kind: writtenAnswersKind, slug: newId() };
        const { code, digest } = checkCodeOf({ ...coded, shown });
        await keepCodes(tx, [{ ...coded, code, digest, madeAt: now }]);
        await insertQuote(tx, {
          ...{ code, submissionId: submission.id, by: actor.uid, byName: actor.name, at: now },
          ...{ family: JSON.stringify(family), said: JSON.stringify(said) },
        });
        await note("written", code);
        return {};
      },
    });
  },
});
