import type { Kind } from "#app/platform/db/tables.ts";
import type { RecordNames } from "#app/platform/records/names.ts";

/** In place of a record's kind, for entries about submissions; their references are the names. */
export const kindOfSubmissions = "submissions";

/** The names of records in the log, and the kinds that it can be filtered by. */
export interface LogNames {
  names: RecordNames;
  kinds: Record<string, string>;
}

export interface LogView {
  about: "people" | "records";
  lines: {
    id: string;
    at: number;
    /** Empty if a sign-in failed: it may have been anybody. */
    by: string;
    /** Whether a command on the server did it. */
    isAtCommand: boolean;
    what: string;
    kind: string | null;
    slug: string | null;
    /** The person it was done to. */
    to: string | null;
    reason: string | null;
    /** The file that it was done to; undefined for other entries, and once it is deleted. */
    file?: { id: string; isPhoto: boolean } | undefined;
  }[];
  /** The submissions that the entries are about and that still exist, by reference. */
  submissions: Record<string, { kind: Kind; name: string | null }>;
  choices: { what: string[]; who: { uid: string; name: string }[] };
  query: Record<string, string>;
  page: number;
  hasMore: boolean;
  /** Whether the entries are filtered: then each stands by itself. */
  isFiltered: boolean;
}

/** What happened in the last seven days, and who waits now. */
export interface Week {
  enquiries: number;
  calls: number;
  notices: number;
  texts: number;
  waiting: number;
}
