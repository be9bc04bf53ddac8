import type { Kind } from "#app/platform/db/tables.ts";
import type { RecordNames } from "#app/platform/records/names.ts";

/** In place of a record's kind, for entries about submissions. */
export const kindOfSubmissions = "submissions";

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
    to: string | null;
    reason: string | null;
    /** Undefined once the file is deleted. */
    file?: { id: string; isPhoto: boolean } | undefined;
  }[];
  /** Submissions that still exist, by reference. */
  submissions: Record<string, { kind: Kind; name: string | null }>;
  choices: { what: string[]; who: { uid: string; name: string }[] };
  query: Record<string, string>;
  page: number;
  hasMore: boolean;
  /** If filtered, each entry has its own line. */
  isFiltered: boolean;
}

export interface Week {
  enquiries: number;
  calls: number;
  notices: number;
  texts: number;
  waiting: number;
}
