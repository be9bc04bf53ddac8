import { isDay } from "#app/cms/content/text.ts";
import { type NoteKind, type SubmissionNoteRow, writtenKinds } from "#app/lib/db/inbox-tables.ts";
import type { Submission } from "#app/lib/db/tables.ts";
import { formatDigits, indiaTime } from "#app/lib/i18n/format.ts";
import { formatClock, formatNearDay } from "#app/lib/i18n/format-moment.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { Delivery } from "./inbox-types.ts";
import { inboxWords } from "./inbox-words.ts";

const named = (names: Record<string, string>, id: string): string =>
  Object.hasOwn(names, id) ? (names[id] ?? id) : id;

export const isWritten = (kind: NoteKind): boolean => (writtenKinds as readonly NoteKind[]).includes(kind);

/** @param now milliseconds since 1970: days of the current year omit the year */
export function noteLine(
  { kind, text, delivery }: Pick<SubmissionNoteRow, "kind" | "text"> & { delivery?: Delivery },
  locale: Locale,
  now: number,
  committees: Record<string, string> = {},
): string {
  const { notes, states, closedFor, facts } = inboxWords[locale];
  const day = (value: string) => formatNearDay(value, locale, now);
  const value = text ?? "";
  switch (kind) {
    case "note":
      return value;
    case "state": {
      const [state = "", more = ""] = value.split(" ");
      return notes.state(
        named(states, state),
        isDay(more) ? notes.until(day(more)) : named({ ...closedFor, ...committees }, more),
      );
    }
    case "due":
      return value ? notes.due(day(value)) : notes.noDue;
    case "owner":
      return value ? notes.owner(value) : notes.noOwner;
    case "merged":
    case "unmerged":
      return notes[kind](value);
    case "corrected":
      return notes.corrected(
        value
          .split(",")
          .map((field) => named(facts, field))
          .join(", "),
      );
    case "mailed":
      return `${delivery ? notes[delivery] : notes.mailed}: ${value}`;
    case "notDelivered":
    case "guardian":
    case "documents":
      return notes[kind];
    default:
      return value ? `${notes[kind]}: ${value}` : notes[kind];
  }
}

type Due = Pick<Submission, "dueOn" | "dueAt">;

export const dueClock = ({ dueOn, dueAt }: Due, locale: Locale): string | undefined =>
  dueAt !== null && indiaTime(dueAt).day === dueOn ? formatClock(dueAt, locale) : undefined;

export const dueText = (due: Due, locale: Locale, now: number): string =>
  [due.dueOn && formatNearDay(due.dueOn, locale, now), dueClock(due, locale)].filter(Boolean).join(", ");

const hour = 3_600_000;

/** Whole hours or, from two days on, whole days; `wait` is in milliseconds. */
export function waitOf(wait: number): { count: number; unit: "hours" | "days" } {
  const hours = Math.floor(wait / hour);
  return hours < 48 ? { count: hours, unit: "hours" } : { count: Math.floor(hours / 24), unit: "days" };
}

/** A percentage may be typed as "awaited"; a number alone gets its percent sign. */
export const marksText = (typed: string, locale: Locale): string =>
  `${formatDigits(typed, locale)}${/^[\p{Nd}.,]+$/u.test(typed) ? "%" : ""}`;
