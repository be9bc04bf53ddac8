import type { RecordNames } from "#app/cms/records/labels.ts";
import type { Kind } from "#app/lib/db/tables.ts";
import { kindOfFiles } from "#app/lib/files/file-name.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";

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

type Line = LogView["lines"][number];

/** What was done to a record within an hour: each action once, the first one first. */
export interface MergedLine extends Pick<Line, "id" | "at" | "kind" | "slug" | "to"> {
  parts: { what: string; reason: string | null; count: number }[];
  files: NonNullable<Line["file"]>[];
}

const hourOf = ({ at }: Line) => {
  const { day, clock } = indiaTime(at);
  return `${day} ${clock.slice(0, 2)}`;
};

function keyOf(line: Line): string {
  const { id, kind, slug, what } = line;
  if (kind === kindOfFiles) return `${hourOf(line)} ${kind} ${what}`;
  return kind && slug ? `${hourOf(line)} ${kind}/${slug}` : id;
}

/** `isWhole` keeps each line by itself. */
export function mergedLines(lines: Line[], isWhole: boolean): MergedLine[] {
  return [...Map.groupBy(lines, (line) => (isWhole ? line.id : keyOf(line))).values()].flatMap((group) => {
    const [newest] = group;
    if (!newest) return [];
    const { id, at, kind, slug, to } = newest;
    const parts: MergedLine["parts"] = [];
    for (const { what, reason } of group.toReversed()) {
      const known = parts.find((part) => part.what === what && part.reason === reason);
      if (known) known.count += 1;
      else parts.push({ what, reason, count: 1 });
    }
    return [{ id, at, kind, slug, to, parts, files: group.flatMap(({ file }) => file ?? []) }];
  });
}
