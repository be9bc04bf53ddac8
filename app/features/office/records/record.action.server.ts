import { redirect } from "react-router";
import { requireStaff, wasKept } from "#app/features/staff/index.server.ts";
import { log } from "#app/log.server.ts";
import type { Responder, SentForm } from "#app/platform/forms/form-route.server.tsx";
import { inLocale } from "#app/platform/i18n/locale.ts";
import { isSame } from "#app/platform/records/changes.ts";
import { isEmpty, valueAt } from "#app/platform/records/draft.ts";
import { draftFrom } from "#app/platform/records/draft-form.ts";
import type { Refusal } from "#app/platform/records/outcomes.ts";
import { stillRight, takeSuggestion } from "#app/platform/records/pairs.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { changeRows } from "#app/platform/records/rows.ts";
import { addressOf } from "./addresses.ts";
import { noteAgreed, tickedIn } from "./agreed-pictures.server.ts";
import { changeEdition, publicVerbs } from "./edition-buttons.server.ts";
import { forgetDay } from "./forget-day.ts";
import { placeAt } from "./place.server.ts";
import { chosen, intentOf, momentOf, picked, startOf, untilOf, withTheirs } from "./posted.ts";
import { type Looking, plainView, viewOf } from "./record-view.server.ts";
import { type RecordView, type ScreenProblem, theirsIn } from "./record-view.ts";
import { statusOf } from "./screen-status.ts";

/** Who sent a form about which record. @throws Response for strangers, roles that write nothing, and unknown kinds */
function lookingOf({ context, actor: { locale }, address, values }: SentForm): Looking {
  const actor = requireStaff(context, "write");
  const place = placeAt(context, address);
  if (!place) throw new Response(null, { status: 404 });
  // A new record gets its name when it is first saved, also where publishing it was refused.
  const slug = place.slug ?? (values["form:slug"] || undefined);
  return { context, actor, locale, place: { ...place, slug } };
}

const problemOf = (refusal: Refusal): Partial<RecordView> => {
  if (refusal.reason === "changed") return { problem: { code: "changed", last: refusal.last } };
  if (refusal.reason !== "incomplete") return { problem: { code: refusal.reason } };
  return { problem: { code: "incomplete" }, problems: refusal.problems as RecordProblem[] };
};

/** Does what the button of a record's form says, and keeps what was typed as the draft. */
export async function answerRecord(sent: SentForm): Promise<RecordView> {
  let changed: string | undefined;
  const onEdition = (address: string) => {
    changed = address;
  };
  try {
    return await answerButton(sent, onEdition);
  } catch (error) {
    if (error instanceof Response || changed === undefined) throw error;
    // What the public sees has changed, whatever comes of the draft: its page says so.
    log.warn({ error }, "a draft was not saved after what is public of it was changed");
    throw redirect(changed, 303);
  }
}

/** @param onEdition hears the address of the record once a change of what is public is kept */
async function answerButton(sent: SentForm, onEdition: (address: string) => void): Promise<RecordView> {
  const { context, actor: visitor } = sent;
  const looking = lookingOf(sent);
  const { actor, place } = looking;
  const { kind } = place;
  const records = context.get(recordsContext);
  const intent = sent.values.intent ?? "";
  const values = takeSuggestion(sent.values, intent) ?? sent.values;
  const { data: typed, cut } = draftFrom(kind.fields, values);
  const { key, ...start } = startOf(values);
  const choices = chosen(values);
  const { verb, of, follows } = intentOf(intent);
  const write = { kind: kind.name, actor, key };
  let slug = place.slug;
  let ticked = tickedIn(values, typed);

  async function answer(over: Partial<RecordView>): Promise<RecordView> {
    const place = { kind, slug };
    return (
      (await viewOf({ ...looking, place }, { choices, ticked, ...over })) ??
      plainView(looking, { choices, ticked, ...over })
    );
  }
  function goTo(address: string): never {
    throw redirect(inLocale(address, visitor.locale), 303);
  }
  if (key === "") return answer({ ...start, data: typed, problem: { code: "noKey" } });
  const seeRecord = (): never => goTo(addressOf(kind.name, slug));

  const rows = changeRows(kind.fields, typed, intent);
  if (rows) return answer({ ...start, key, data: rows.data, at: rows.path });
  if (verb === "take") return answer({ ...start, key, data: typed, at: of });
  if (verb === "pick") return answer({ ...start, key, data: typed, ...picked(of) });

  if (slug !== undefined && (verb === "discard" || verb === "restore")) {
    const outcome = await (verb === "discard"
      ? records.discard({ ...write, slug, version: start.version })
      : records.restoreDraft({ ...write, slug }));
    return outcome.ok ? seeRecord() : answer(problemOf(outcome));
  }

  async function afterEdition(slug: string): Promise<Partial<RecordView> | undefined> {
    const outcome = await changeEdition(records, { verb, of }, choices, { ...write, slug, edition: start.edition });
    if (!outcome) return undefined;
    if (!outcome.ok) return problemOf(outcome);
    onEdition(inLocale(addressOf(kind.name, slug), visitor.locale));
    if (verb === "undo") forgetDay(kind, await records.open(kind.name, slug), outcome.publicFrom, typed);
    return undefined;
  }

  // What has to be quick, or is about what the public sees, comes before the draft.
  const isLate = wasKept(context) && publicVerbs.has(verb);
  const refused = isLate ? late : slug === undefined ? undefined : await afterEdition(slug);

  const theirs = slug === undefined ? undefined : await records.revision(kind.name, slug, start.version);
  // Of one field, its button takes the other text; of several, they are ticked.
  const data = withTheirs(typed, verb === "theirs" ? { ...values, [intent]: "on" } : values, theirs);
  const saved = await records.save({
    ...{ ...write, slug, data, version: start.version },
    confirmed: stillRight(values),
  });
  if (!saved.ok && saved.reason === "conflict") {
    const { merged, last } = saved;
    const problem: ScreenProblem = { code: "conflict", last };
    return answer({ data: merged as RecordView["data"], theirs: theirsIn(saved, valueAt), problem });
  }
  if (!saved.ok) return answer({ ...start, data, ...problemOf(saved) });
  slug = saved.slug;
  await noteAgreed(context, actor, ticked, data);
  ticked = [];
  if (refused) return answer(refused);
  if (cut.length > 0) return answer({ problem: { code: "cut", paths: cut } });
  if (verb === "files") goTo(`/office/files?record=${kind.name}/${slug}&at=${encodeURIComponent(of)}`);
  if (verb === "preview") goTo(`/office/records/${kind.name}/${slug}/preview`);
  if (verb !== "publish" && verb !== "schedule") return seeRecord();

  const from = verb === "schedule" ? momentOf(choices.day, choices.time) : undefined;
  const until = untilOf(kind, choices, from);
  if (verb === "schedule" && from === undefined) return answer({ problem: { code: "when" } });
  if (choices.until && until === undefined) return answer({ problem: { code: "until" } });
  // As it was saved: what another person's was merged into is looked at before it is published.
  const kept = await records.revision(kind.name, slug, saved.version);
  const { publishedOn = "" } = kind;
  // But for the day that an earlier publishing gave it: of that the next refusal tells.
  const known = isEmpty(data[publishedOn]) ? { ...kept, [publishedOn]: undefined } : kept;
  if (kept && !isSame(known, data)) return answer({ problem: { code: "merged" } });
  const { edition } = start;
  const published = await records.publish({
    ...{ ...write, slug, edition, version: saved.version, from, until, follows },
  });
  return published.ok ? seeRecord() : answer(problemOf(published));
}

/** The refusal of a form that was kept while its sender signed in: it saves the draft, and changes nothing in public. */
const late = { problem: { code: "late" } } as const;

/** The status of an answer, and what is shown when nothing could be kept. */
export const recordResponder: Responder<RecordView> = {
  outcomeOf: ({ problem }) => ({ status: problem ? statusOf(problem) : 200, headers: {} }),
  failed(sent, code) {
    const looking = lookingOf(sent);
    const { data } = draftFrom(looking.place.kind.fields, sent.values);
    const ticked = tickedIn(sent.values, data);
    return plainView(looking, {
      ...startOf(sent.values),
      data,
      ticked,
      choices: chosen(sent.values),
      problem: { code },
    });
  },
};
