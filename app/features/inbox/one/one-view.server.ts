import type { RouterContextProvider } from "react-router";
import { committeeNames } from "#app/features/inbox/committees.server.ts";
import { inboxContext } from "#app/features/inbox/inbox.server.ts";
import { fillMessage } from "#app/features/inbox/messages/fill.ts";
import { messageTemplates } from "#app/features/inbox/records.server.ts";
import type { SentPart } from "#app/features/inbox/views.ts";
import { studentLife } from "#app/features/student-life/records.server.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { publicRecordsContext, type RecordsIn } from "#app/platform/content/public-records.server.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type FilledMessage, inboxActions, type SubmissionView } from "./one-view.ts";

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
