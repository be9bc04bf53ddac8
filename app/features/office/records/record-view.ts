import type { FormOptions, PicturesFrom, TextSuggestion } from "#app/features/office/record-form/form-context.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { DraftData } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { Conflict, LastChange, OpenRecord, RecordRefusal } from "#app/platform/records/outcomes.ts";
import type { PairState } from "#app/platform/records/pairs.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";
import type { LookRefusal } from "#app/platform/records/second-look.ts";

/** The choices next to the fields, as typed: when it is published, until when, and why it is taken off. */
export interface PublishChoices {
  day: string;
  time: string;
  until: string;
  why: string;
  replacedBy: string;
  /** The amount typed again before it is public. */
  retyped: string;
}

/** Why a button had no effect; the messages are in the words file. */
export type ScreenProblem =
  | { code: Exclude<RecordRefusal["reason"], "changed" | "look"> }
  /** With the button that publishes once the amount is typed. */
  | ({ code: "look"; intent: string } & Pick<LookRefusal, "look" | "typed">)
  | { code: "when" | "until" | "why" | "late" | "merged" | "empty" | "notKept" | "failed" }
  | { code: "cut"; paths: string[] }
  | { code: "changed" | "conflict"; last: LastChange | undefined };

/** Another person's texts in conflicting fields: by path, before and after. */
export type Theirs = Record<string, Record<"before" | "after", unknown>>;

/** Data of a record's page: its form and its state. */
export interface RecordView {
  kind: RecordKind;
  /** Undefined for a new record. */
  slug?: string | undefined;
  actor: StaffActor;
  mayPublish: boolean;
  /** Milliseconds since 1970. */
  now: number;
  data: DraftData;
  /** Whether the form has unsaved text; the initial values of a new record do not count. */
  isUnsaved: boolean;
  version: number;
  edition: string;
  /** The form's idempotency key. */
  key: string;
  /** The state of the record; undefined for a new one, and if the store is down. */
  open?: OpenRecord | undefined;
  states: Record<string, PairState>;
  suggestions: Record<string, TextSuggestion>;
  /** Fills today's facts of the course in for `{intake}` and the others, in what is read rather than edited. */
  filled: <T>(record: T) => T;
  /** Words that repeat the number of seats, for which a text can name it. */
  repeated?: string | undefined;
  options: FormOptions;
  choices: PublishChoices;
  /** The pictures whose consent is ticked in the form but not recorded yet. */
  ticked?: string[] | undefined;
  /** The part that is edited (`partOf`); without, the record's form with the list of its parts. */
  part?: string | undefined;
  /** The revisions before and after the change of the parts that can be undone: `3.4`. */
  undo?: string | undefined;
  /** Whether a new record may begin as the last one, or has just done so. */
  start?: "offered" | "done" | undefined;
  /** For a kind with parts, what keeps the draft from being published. */
  unready?: RecordProblem[] | undefined;
  /** The path of the row to open. */
  at?: string | undefined;
  picturesFrom?: PicturesFrom | undefined;
  /** Whether its publishing was stopped a moment ago, and nothing has come since. */
  isStopped?: boolean | undefined;
  /** Whether that did not restore what was scheduled before. */
  isScheduleLost?: boolean | undefined;
  problem?: ScreenProblem | undefined;
  /** The problems that prevent publishing. */
  problems?: RecordProblem[] | undefined;
  /** The other person's texts in conflicting fields. */
  theirs?: Theirs | undefined;
}

/** The conflicting fields, with the other person's texts. */
export const theirsIn = ({ fields, base, theirs }: Conflict, at: (data: object, path: string) => unknown): Theirs =>
  Object.fromEntries(fields.map((path) => [path, { before: at(base, path), after: at(theirs, path) }]));

/** The language in which texts are missing, if it is only one and the record may be published without it. */
export function missingLanguage({ kind, states }: RecordView): Locale | undefined {
  const missing = new Set(Object.values(states).flatMap((pair) => (pair.state === "missing" ? [pair.locale] : [])));
  return kind.mayFollow && missing.size === 1 ? [...missing][0] : undefined;
}
