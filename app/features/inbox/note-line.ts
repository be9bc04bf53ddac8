import { isDay } from "#app/platform/content/text.ts";
import { type NoteKind, type SubmissionNoteRow, writtenKinds } from "#app/platform/db/inbox-tables.ts";
import { formatNearDay } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Delivery } from "./views.ts";
import { inboxWords } from "./words.ts";

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
