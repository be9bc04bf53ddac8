import type { Kind } from "#app/platform/db/tables.ts";
import type { RecordNames } from "#app/platform/records/names.ts";

/** What the log says in place of a record's kind of what is about submissions; their references are the names. */
export const kindOfSubmissions = "submissions";

/** What records are called in the log, and the kinds that it can be limited to. */
export interface LogNames {
  names: RecordNames;
  /** By the name of the kind. */
  kinds: Record<string, string>;
}

/** A page of the log. */
export interface LogView {
  about: "people" | "records";
  lines: {
    id: string;
    at: number;
    /** None where somebody failed to sign in: it may have been anybody. */
    by: string;
    /** Whether it was done by a command on the server. */
    isAtCommand: boolean;
    what: string;
    kind: string | null;
    slug: string | null;
    /** Whom it was done to. */
    to: string | null;
    reason: string | null;
  }[];
  /** Of the submissions that the lines are about, those that there still are, by their references. */
  submissions: Record<string, { kind: Kind; name: string | null }>;
  choices: { what: string[]; who: { uid: string; name: string }[] };
  query: Record<string, string>;
  page: number;
  hasMore: boolean;
}
