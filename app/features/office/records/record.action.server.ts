import { wasKept } from "#app/features/staff/index.server.ts";
import { log } from "#app/log.server.ts";
import type { Responder, SentForm } from "#app/platform/forms/form-route.server.tsx";
import { isEmpty } from "#app/platform/records/draft.ts";
import { publishable, type RecordProblem } from "#app/platform/records/publishable.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { discardDraft, saveDraft } from "./draft-buttons.server.ts";
import { changeEdition, publicVerbs, publishSaved } from "./edition-buttons.server.ts";
import { forgetDay } from "./forget-day.ts";
import { changeForm } from "./form-buttons.ts";
import { plainView } from "./record-view.server.ts";
import type { RecordView } from "./record-view.ts";
import { statusOf } from "./screen-status.ts";
import { answerWith, leadTo, leadToRecord, readSent, refusalView, type SentRecord } from "./sent-record.server.ts";

/** Does what the button of a record's form says, and keeps what was typed as the draft. */
export async function answerRecord(form: SentForm): Promise<RecordView> {
  const sent = readSent(form);
  const { context, place, intent, verb, typed, start, write } = sent;
  const { key } = write;
  if (key === "") return answerWith(sent, { ...start, data: typed, problem: { code: "noKey" } });
  const changed = changeForm(place.kind, typed, intent);
  if (changed) return answerWith(sent, { ...start, key, ...changed });
  if (isNothing(sent)) {
    const made = publishable(place.kind, typed);
    // But for the id and the day that it gets by itself.
    const isAsked = ({ path }: RecordProblem) => path !== "" && path !== place.kind.publishedOn;
    const problems = made.ok ? [] : made.problems.filter(isAsked);
    return answerWith(sent, { ...start, key, data: typed, problem: { code: "empty" }, problems });
  }
  const discarded = await discardDraft(sent);
  if (discarded) return discarded.ok ? leadToRecord(sent) : answerWith(sent, refusalView(discarded));

  // What has to be quick, or is about what the public sees, comes before the draft.
  if (wasKept(context) && publicVerbs.has(verb)) return saveAndGoOn(sent, late);
  const edition = await changeEdition(sent);
  if (!edition?.ok) return saveAndGoOn(sent, edition && refusalView(edition));
  try {
    if (verb === "undo") await forgetDayOf(sent, edition.publicFrom);
    return await saveAndGoOn(sent);
  } catch (error) {
    if (error instanceof Response) throw error;
    // What the public sees has changed, whatever comes of the draft: its page says so.
    log.warn({ error }, "a draft was not saved after what is public of it was changed");
    return leadToRecord(sent);
  }
}

/** Whether a new record is to be seen or published before anything is filled in: of that no draft is kept. */
const isNothing = ({ place: { slug }, verb, typed }: SentRecord) =>
  slug === undefined && ["preview", "publish", "schedule"].includes(verb) && isEmpty(typed);

/** The refusal of a form that was kept while its sender signed in: it saves the draft, and changes nothing in public. */
const late = { problem: { code: "late" } } as const;

async function forgetDayOf({ context, place: { kind, slug = "" }, typed }: SentRecord, publicFrom: number) {
  forgetDay(kind, await context.get(recordsContext).open(kind.name, slug), publicFrom, typed);
}

/** Saves the draft, and then does what the button says besides. @param refused what has been refused before */
async function saveAndGoOn(sent: SentRecord, refused?: Partial<RecordView>): Promise<RecordView> {
  const { verb, of, cut } = sent;
  const result = await saveDraft(sent);
  if (!result.ok) return answerWith(sent, result.view);
  const { saved } = result;
  const record = `${saved.write.kind}/${saved.slug}`;
  if (refused) return answerWith(saved, refused);
  if (cut.length > 0) return answerWith(saved, { problem: { code: "cut", paths: cut } });
  if (verb === "files") return leadTo(saved, `/office/files?record=${record}&at=${encodeURIComponent(of)}`);
  if (verb === "preview") return leadTo(saved, `/office/records/${record}/preview`);
  const problem = verb === "publish" || verb === "schedule" ? await publishSaved(saved) : undefined;
  if (problem) return answerWith(saved, problem);
  return verb === "undo" ? leadTo(saved, `/office/records/${record}?stopped`) : leadToRecord(saved);
}

/** The status of an answer, and what is shown when nothing could be kept. */
export const recordResponder: Responder<RecordView> = {
  outcomeOf: ({ problem }) => ({ status: problem ? statusOf(problem) : 200, headers: {} }),
  failed(form, code) {
    const sent = readSent(form);
    const { start, write, typed, ticked, choices } = sent;
    return plainView(sent, { ...start, key: write.key, data: typed, ticked, choices, problem: { code } });
  },
};
