import type { RouterContextProvider } from "react-router";
import { familyIn } from "#app/features/fees/index.ts";
import { inboxContext } from "#app/features/inbox/inbox.server.ts";
import { erasingReasons, type InboxOutcome } from "#app/features/inbox/outcomes.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { askAgain, mustConfirm } from "#app/features/staff/index.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { callAnswers, closingReasons, documentStates, type SubmissionState } from "#app/platform/db/inbox-tables.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { oneWords } from "./words.ts";

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
