import type { DraftData } from "#app/cms/records/draft.ts";
import { isShownState } from "#app/cms/records/editions.ts";
import { type LookRefusal, publisherOf, type RecordKind } from "#app/cms/records/kind.ts";
import type { RecordProblem } from "#app/cms/records/publishable.ts";
import type { Conflict, LastChange, ListedRecord, OpenRecord, RecordRefusal } from "#app/cms/records/record-types.ts";
import type { PairState } from "#app/cms/records/translations.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { FormOptions, PicturesFrom, TextSuggestion } from "#app/office/record-form/form-context.ts";

export interface PublishChoices {
  day: string;
  time: string;
  until: string;
  why: string;
  replacedBy: string;
  /** The amount typed again before it is public. */
  retyped: string;
}

export type ScreenProblem =
  | { code: Exclude<RecordRefusal["reason"], "changed" | "look"> }
  /** `intent` is the button that publishes once the amount is typed again. */
  | ({ code: "look"; intent: string } & Pick<LookRefusal, "look" | "typed">)
  | { code: "when" | "until" | "why" | "late" | "merged" | "empty" | "notKept" | "failed" }
  | { code: "cut"; paths: string[] }
  | { code: "changed" | "conflict"; last: LastChange | undefined };

/** By path: another person's texts in conflicting fields. */
export type Theirs = Record<string, Record<"before" | "after", unknown>>;

export interface RecordView {
  kind: RecordKind;
  /** Undefined for a new record. */
  slug?: string | undefined;
  actor: StaffActor;
  mayPublish: boolean;
  /** Milliseconds since 1970. */
  now: number;
  data: DraftData;
  /** The initial values of a new record are not unsaved text. */
  isUnsaved: boolean;
  version: number;
  edition: string;
  /** The form's idempotency key. */
  key: string;
  /** Undefined for a new record, and if the store is down. */
  open?: OpenRecord | undefined;
  states: Record<string, PairState>;
  suggestions: Record<string, TextSuggestion>;
  /** Replaces `{intake}` and the others by today's facts of the course, in what is read rather than edited. */
  filled: <T>(record: T) => T;
  /** Words that repeat the number of seats, where `{intake}` could be used. */
  repeated?: string | undefined;
  options: FormOptions;
  choices: PublishChoices;
  /** The pictures whose consent is ticked in the form but not recorded yet. */
  ticked?: string[] | undefined;
  /** The part that is edited (`partOf`); undefined for the record's own form. */
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
  /** Publishing was cancelled a moment ago, and nothing has been published since. */
  isStopped?: boolean | undefined;
  /** The cancellation did not restore what was scheduled before. */
  isScheduleLost?: boolean | undefined;
  problem?: ScreenProblem | undefined;
  problems?: RecordProblem[] | undefined;
  theirs?: Theirs | undefined;
}

export const theirsIn = ({ fields, base, theirs }: Conflict, at: (data: object, path: string) => unknown): Theirs =>
  Object.fromEntries(fields.map((path) => [path, { before: at(base, path), after: at(theirs, path) }]));

/** The only language with missing texts, if the record may be published without it. */
export function missingLanguage({ kind, states }: RecordView): Locale | undefined {
  const missing = new Set(Object.values(states).flatMap((pair) => (pair.state === "missing" ? [pair.locale] : [])));
  return kind.mayFollow && missing.size === 1 ? [...missing][0] : undefined;
}

/** Without language; without a slug, the page for a new record. */
export const recordAddressOf = (kind: string, slug?: string): string =>
  `/office/records/${kind}/${slug === undefined ? "new" : encodeURIComponent(slug)}`;

export const waitsForPrincipal = (
  kind: RecordKind,
  { slug, state, isChanged }: Pick<ListedRecord, "slug" | "state" | "isChanged">,
): boolean => publisherOf(kind, slug) === "principal" && (state === "draft" || (isChanged && isShownState(state)));

const statuses: Record<ScreenProblem["code"], number> = {
  missing: 404,
  noKey: 400,
  forbidden: 403,
  changed: 409,
  conflict: 409,
  merged: 409,
  live: 409,
  scheduled: 409,
  earlierReturns: 400,
  incomplete: 400,
  look: 400,
  past: 400,
  order: 400,
  address: 400,
  leadsBack: 400,
  when: 400,
  until: 400,
  why: 400,
  late: 409,
  cut: 400,
  empty: 400,
  notKept: 503,
  failed: 500,
};

export const statusOf = ({ code }: ScreenProblem): number => statuses[code];
