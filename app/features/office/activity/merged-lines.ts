import { kindOfFiles } from "#app/platform/files/activity-kind.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import type { LogView } from "./activity-log.ts";

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
