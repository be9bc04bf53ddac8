import type { FormOptions, PicturesFrom, TextSuggestion } from "#app/features/office/record-form/form-context.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import type { DraftData } from "#app/platform/records/draft.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { Conflict, LastChange, OpenRecord, RecordRefusal } from "#app/platform/records/outcomes.ts";
import type { PairState } from "#app/platform/records/pairs.ts";
import type { RecordProblem } from "#app/platform/records/publishable.ts";

/** What is chosen next to the fields: when it is published, until when, and why it is taken off; as it was typed. */
export interface PublishChoices {
  day: string;
  time: string;
  until: string;
  why: string;
  replacedBy: string;
}

/** Why a button did not do what it says; the words are in the file of words. */
export type ScreenProblem =
  | { code: Exclude<RecordRefusal["reason"], "changed"> }
  | { code: "when" | "until" | "why" | "late" | "merged" | "empty" | "notKept" | "failed" }
  | { code: "cut"; paths: string[] }
  | { code: "changed" | "conflict"; last: LastChange | undefined };

/** What another person wrote where both changed something: by path, before and after. */
export type Theirs = Record<string, Record<"before" | "after", unknown>>;

/** A record's page: its form as it is to be drawn, and the state of the record. */
export interface RecordView {
  kind: RecordKind;
  /** None for a new record. */
  slug?: string | undefined;
  actor: StaffActor;
  mayPublish: boolean;
  /** Milliseconds since 1970. */
  now: number;
  data: DraftData;
  /** Whether the form has what the store has not: what a new record begins with is no text of anybody. */
  isUnsaved: boolean;
  version: number;
  edition: string;
  /** Of the form: what is sent twice is done once. */
  key: string;
  /** The state of the record; none for a new one, and where the store does not answer. */
  open?: OpenRecord | undefined;
  states: Record<string, PairState>;
  suggestions: Record<string, TextSuggestion>;
  options: FormOptions;
  choices: PublishChoices;
  /** The pictures that are ticked in the form, of which it is not noted yet that the people in them agreed. */
  ticked?: string[] | undefined;
  /** The path of the row to draw open. */
  at?: string | undefined;
  picturesFrom?: PicturesFrom | undefined;
  /** Whether its publishing was stopped a moment ago, and nothing has come since. */
  isStopped?: boolean | undefined;
  problem?: ScreenProblem | undefined;
  /** What is in the way of publishing. */
  problems?: RecordProblem[] | undefined;
  /** What another person wrote in the same fields, and what the form has of theirs. */
  theirs?: Theirs | undefined;
}

/** The fields that both changed, with what the other person wrote there. */
export const theirsIn = ({ fields, base, theirs }: Conflict, at: (data: object, path: string) => unknown): Theirs =>
  Object.fromEntries(fields.map((path) => [path, { before: at(base, path), after: at(theirs, path) }]));
