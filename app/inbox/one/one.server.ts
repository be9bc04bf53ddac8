import { type RouterContextProvider, redirect } from "react-router";
import { publicRecordsContext, type RecordsIn } from "#app/cms/content/public-records.server.ts";
import type { Responder, SentForm } from "#app/cms/http/form-route.server.tsx";
import { inboxContext } from "#app/inbox/inbox.server.ts";
import { erasingReasons, type InboxOutcome, type SentPart } from "#app/inbox/inbox-types.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { fillMessage } from "#app/inbox/messages.ts";
import { committeeNames, messageTemplates } from "#app/inbox/records.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { callAnswers, closingReasons, documentStates, type SubmissionState } from "#app/lib/db/inbox-tables.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { log } from "#app/log.server.ts";
import { askAgain, mustConfirm, requireStaff } from "#app/people/staff/gate.server.ts";
import { familyIn } from "#app/site/fees/family.ts";
import { studentLife } from "#app/site/student-life/student-life.server.ts";
import { oneWords } from "./one-words.ts";
import { type ErasedView, type FilledMessage, inboxActions, type SubmissionView } from "./submission-view.tsx";

interface ViewRequest {
  context: Readonly<RouterContextProvider>;
  actor: StaffActor;
  reference: string;
  locale: Locale;
}

export const referenceAt = (address: string): string => address.split("/")[3] ?? "";

/** Texts in the visitor's language, names in the reader's. */
function messagesFor({ locale, name, reference }: SentPart["submission"], records: RecordsIn): FilledMessage[] {
  const names = new Map(messageTemplates(records).map((each) => [each.id, each.name]));
  return messageTemplates(records.in(locale)).map(({ id, text, ...each }) => ({
    id,
    name: names.get(id) ?? each.name,
    text: fillMessage(text, { name, reference }),
  }));
}

function extrasIn(records: RecordsIn): SubmissionView["extras"] {
  const { buses, stay } = studentLife(records).stayAndTravel;
  return { buses: buses.map(({ id, name }) => ({ id, name })), hasHostel: stay !== undefined };
}

/** The first in the list whom nobody else looks after. */
async function nextAfter({ context, actor, reference }: ViewRequest): Promise<SubmissionView["next"]> {
  const { items } = await context.get(inboxContext).list({ state: "open" }, 1);
  const found = items.find(
    ({ submission, bucket }) =>
      submission.reference !== reference &&
      ["calls", "overdue", "today", "new", "needsDate"].includes(bucket) &&
      (submission.dueAt ?? 0) <= presentTime() &&
      (submission.owner === null || submission.owner === actor.uid),
  );
  return found && { reference: found.submission.reference, name: found.submission.name };
}

export async function submissionViewOf(
  looking: ViewRequest,
  query: URLSearchParams,
  over: Partial<SubmissionView> = {},
): Promise<SubmissionView | undefined> {
  const { context, actor, reference, locale } = looking;
  // Taken before reading: what others do from now on is new.
  const now = presentTime();
  const open = await context.get(inboxContext).open(reference, { ...actor, locale });
  if (!open) return undefined;
  const records = context.get(publicRecordsContext).in(locale);
  const mail = query.get("mail");
  const done = over.problem ? undefined : inboxActions.find((action) => action === query.get("done"));
  return {
    open,
    now,
    done,
    uid: actor.uid,
    key: newId(),
    messages: Object.fromEntries(
      open.sent.map(({ submission }) => [submission.reference, messagesFor(submission, records)]),
    ),
    committees: committeeNames(records),
    extras: extrasIn(records),
    mail: mail === null ? undefined : { text: mail, to: query.get("to") ?? reference },
    next: done && (await nextAfter(looking)),
    ...over,
  };
}

type Values = Record<string, string>;

interface Pressed {
  context: Readonly<RouterContextProvider>;
  actor: StaffActor;
  reference: string;
  values: Values;
  locale: Locale;
}

const missing = { ok: false, reason: "missing" } as const;

/** Empty if another day was chosen but not filled in; undefined for none. */
function dayIn({ when, day = "", intent }: Values): string | undefined {
  const usual = /^usual:(.*)/.exec(when ?? "");
  if (usual) return intent === "call:noAnswer" ? "soon" : usual[1];
  return when === "other" ? day : when === "none" ? undefined : when || undefined;
}

const movedIn = (values: Values) => ({
  text: values.text,
  dueOn: dayIn(values),
  passedTo: values.passedTo || undefined,
});

function marksIn(values: Values) {
  const documents = Object.keys(values).flatMap((name) => (name.startsWith("state:") ? [name.slice(6)] : []));
  return {
    documentsFor: Object.keys(values).flatMap((name) => (name.startsWith("for:") ? [name.slice(4)] : [])),
    marks: documents.map((document) => ({
      document,
      state: documentStates.find((each) => each === values[`state:${document}`]) ?? null,
      receipt: values[`receipt:${document}`] || undefined,
      until: values[`until:${document}`] || undefined,
    })),
  };
}

/** @throws Response 403 if the person must confirm their identity before erasing */
export async function performAction({
  context,
  actor,
  reference,
  values,
  locale,
}: Pressed): Promise<{ verb: string; outcome: InboxOutcome }> {
  const inbox = context.get(inboxContext);
  const intent = values.intent ?? "";
  const colon = intent.indexOf(":");
  const [verb, of] = colon < 0 ? [intent, ""] : [intent.slice(0, colon), intent.slice(colon + 1)];
  const act = { actor, reference, key: values["form:key"] ?? "" };
  const change = { ...act, version: Number(values["form:version"]) || 0 };
  // An unknown state is refused, like one that cannot follow.
  const state = (values.state || undefined) as SubmissionState | undefined;

  const actions: Record<string, () => Promise<InboxOutcome>> = {
    async call() {
      const answer = callAnswers.find((each) => each === of);
      return answer ? inbox.call({ ...change, ...movedIn(values), answer, state }) : missing;
    },
    state: () =>
      state
        ? inbox.setState({ ...change, ...movedIn(values), state })
        : inbox.setDate({ ...change, text: values.text, dueOn: dayIn(values) }),
    async close() {
      const closedFor = of === "reason" ? closingReasons.find((each) => each === values.closedFor) : undefined;
      if (of === "reason" && !closedFor) return { ok: false, reason: "reasonNeeded" };
      return inbox.setState({ ...change, text: values.text, state: "closed", closedFor });
    },
    note: () => inbox.note({ ...act, text: values.text ?? "" }),
    strike: () => inbox.strike({ ...act, note: of }),
    take: () => inbox.setOwner({ ...change, owner: actor.uid }),
    give: () => inbox.setOwner({ ...change, owner: of || values.owner || null, isToday: of !== "", text: values.text }),
    guardian: () => inbox.confirmGuardian({ ...change, of }),
    documents: () => inbox.setDocuments({ ...change, ...marksIn(values) }),
    written: () =>
      inbox.giveInWriting({
        ...change,
        family: familyIn(new URLSearchParams(values)),
        asked: { bus: values.bus, hostel: values.hostel === "on" },
        amount: values.amount,
      }),
    merge: () => inbox.merge({ ...change, other: of, isSure: values[`sure:${of}`] === "on" }),
    undoMerge: () => inbox.undoMerge({ ...act, merge: of }),
    mail: () =>
      inbox.answer({
        ...change,
        text: values.mail ?? "",
        to: values.to ?? "",
        isAnswered: values.answered === "on",
        drawnAt: Number(values["form:at"]) || 0,
      }),
    async erase() {
      const reason = erasingReasons.find((each) => each === values.reason);
      if (!reason) return { ok: false, reason: "reasonNeeded" };
      await mustConfirm(context, async () => {
        const sent = (await inbox.open(reference, actor))?.sent ?? [];
        const named = sent.map(({ submission }) => {
          const name = submission.name ?? inboxWords[locale].nameless;
          return `${name}, ${submission.reference}`;
        });
        return `${oneWords[locale].erase.title}: ${named.join("; ")}`;
      });
      return inbox.erase({ ...change, reason });
    },
  };
  const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
  const { guardian, duplicates, mail } = oneWords[locale];
  const asked: Record<string, string> = {
    guardian: `${guardian.confirm}: ${of || reference}`,
    merge: `${duplicates.merge}: ${reference}, ${of}`,
    mail: `${mail.send}: ${values.to || reference}. ${values.mail ?? ""}`,
  };
  const about = Object.hasOwn(asked, verb) ? asked[verb] : undefined;
  if (about !== undefined) await askAgain(context, () => about);
  return { verb, outcome: action ? await action() : missing };
}

export async function answerOne(sent: SentForm): Promise<SubmissionView | ErasedView> {
  const { context, values, address, query } = sent;
  const { locale } = sent.actor;
  const actor = requireStaff(context, "inbox");
  const reference = referenceAt(address);
  const looking = { context, actor, reference, locale };
  const { verb, outcome } = await performAction({ ...looking, values });
  if (outcome.ok) {
    // No redirect, which would be another round trip on a slow network.
    const isHere = sent.isInPlace && verb !== "erase" && outcome.reference === reference;
    // The change is saved even if reading it again fails now: the next page view tries again.
    const warn = (error: unknown) => void log.warn({ error }, "a submission that was changed could not be read again");
    const view = isHere ? await submissionViewOf(looking, new URLSearchParams({ done: verb })).catch(warn) : undefined;
    if (view) return view;
    const to = verb === "erase" ? `?erased=${encodeURIComponent(reference)}` : `/${outcome.reference}?done=${verb}`;
    throw redirect(`${inLocale("/office/inbox", locale)}${to}#content`, 303);
  }
  const problem = { code: outcome.reason, ...("lastBy" in outcome && { lastBy: outcome.lastBy }) };
  const view = await submissionViewOf(looking, query, { problem, typed: values });
  if (!view) return { problem: { code: "missing" }, typed: values };
  if (outcome.reason !== "changed") return view;
  const drawnAt = Number(values["form:at"]) || 0;
  return { ...view, theirs: view.open.notes.filter(({ at, by }) => at >= drawnAt && by !== actor.uid) };
}

const statuses: Partial<Record<NonNullable<SubmissionView["problem"]>["code"], number>> = {
  changed: 409,
  merged: 409,
  missing: 404,
  forbidden: 403,
};

/** Without the store, the page cannot be shown. */
export const oneResponder: Responder<SubmissionView | ErasedView> = {
  outcomeOf: ({ problem }) => ({ status: problem ? (statuses[problem.code] ?? 400) : 200, headers: {} }),
  failed(_sent, code) {
    throw new Response(null, { status: code === "notKept" ? 503 : 500 });
  },
};
