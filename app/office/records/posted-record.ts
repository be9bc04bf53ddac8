import { type DraftData, valueAt } from "#app/cms/records/draft.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import type { OpenRecord } from "#app/cms/records/record-types.ts";
import { dayFrom, timeFrom } from "#app/cms/records/typed.ts";
import { parseWholeNumber } from "#app/lib/forms/typed-text.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import type { PicturesFrom } from "#app/office/record-form/form-context.ts";
import type { PublishChoices } from "./record-view.ts";

const dayInMs = 86_400_000;

/** The suggested time for publishing on a later day. */
const usualTime = "10:00";

/** Milliseconds since 1970; undefined if day or time is invalid. */
export function indiaMoment(day: string, time: string): number | undefined {
  const [date, clock] = [dayFrom(day), timeFrom(time || usualTime)];
  return date && clock ? Date.parse(`${date}T${clock}:00+05:30`) : undefined;
}

/** Milliseconds since 1970. */
const endOfIndiaDay = (day: string): number | undefined => {
  const begin = indiaMoment(day, "00:00");
  return begin === undefined ? undefined : begin + dayInMs;
};

/** Milliseconds since 1970; undefined for none or an invalid day. The suggested last day moves with a later start. */
export function untilOf({ expires }: RecordKind, { until }: PublishChoices, from?: number, now = Date.now()) {
  const end = until ? endOfIndiaDay(until) : undefined;
  if (end === undefined || from === undefined || !expires || end > from) return end;
  const lastDay = (begin: number) => indiaTime(begin + expires * dayInMs).day;
  return until === lastDay(now) ? endOfIndiaDay(lastDay(from)) : end;
}

export const lastDayBefore = (end: number): string => indiaTime(end - 1).day;

export function initialChoices(kind: RecordKind, open: OpenRecord | undefined, now: number): PublishChoices {
  const next = open?.ahead.at(-1);
  const shown = next ?? open?.current;
  const isFirst = !shown && !open?.publicData;
  const expires = isFirst && kind.expires ? now + kind.expires * dayInMs : undefined;
  const isScheduled = next !== undefined && next.publicFrom - next.at > 60_000;
  const from = isScheduled ? indiaTime(next.publicFrom) : undefined;
  const until = shown?.publicUntil && shown.publicUntil > now ? lastDayBefore(shown.publicUntil) : "";
  return {
    day: from?.day ?? "",
    time: from?.clock.slice(0, 5) ?? usualTime,
    until: expires === undefined ? until : indiaTime(expires).day,
    why: "",
    replacedBy: "",
    retyped: "",
  };
}

export const postedChoices = (values: Record<string, string>): PublishChoices => ({
  day: values["form:day"] ?? "",
  time: values["form:time"] ?? "",
  until: values["form:until"] ?? "",
  why: values["form:why"] ?? "",
  replacedBy: (values["form:replacedBy"] ?? "").trim(),
  retyped: values["form:retyped"] ?? "",
});

/** @throws Response for a version that no form of this site has */
export function startOf(values: Record<string, string>): { version: number; edition: string; key: string } {
  const version = parseWholeNumber(values["form:version"] ?? "0");
  if (version === undefined) throw new Response(null, { status: 400 });
  return {
    version,
    edition: values["form:edition"] ?? "",
    key: values["form:key"] ?? "",
  };
}

/** `publish:en` publishes while English follows later; `undo:ID` names an edition. */
export function intentOf(intent = ""): { verb: string; of: string; follows: Locale | undefined } {
  const colon = intent.indexOf(":");
  const [verb, of] = colon < 0 ? [intent, ""] : [intent.slice(0, colon), intent.slice(colon + 1)];
  return { verb, of, follows: locales.find((locale) => locale === of) };
}

/** Parses `pick:PATH@FROM`. */
export function requestedPictures(of: string): { at: string; picturesFrom: PicturesFrom } {
  const [at = "", from] = of.split("@");
  return { at, picturesFrom: from === "site" ? from : (parseWholeNumber(from) ?? 0) };
}

/** Applies another person's texts where "use this text" is ticked. */
export function withTheirs(data: DraftData, values: Record<string, string>, theirs: object | undefined): DraftData {
  const taken = Object.keys(values).flatMap((name) => (name.startsWith("theirs:") ? [name.slice(7)] : []));
  if (!theirs || taken.length === 0) return data;
  const merged = structuredClone(data);
  for (const path of taken) setAt(merged, path.split("."), valueAt(theirs, path));
  return merged;
}

function setAt(data: DraftData, [name = "", ...rest]: string[], value: unknown): void {
  if (name === "__proto__") return;
  if (rest.length > 0) {
    const inside = data[name];
    if (Array.isArray(inside)) {
      const row = valueAt(inside, rest[0] ?? "");
      if (typeof row === "object") setAt(row as DraftData, rest.slice(1), value);
      return;
    }
    if (typeof inside !== "object") data[name] = {};
    setAt(data[name] as DraftData, rest, value);
  } else if (value === undefined) delete data[name];
  else data[name] = value as DraftData[string];
}
