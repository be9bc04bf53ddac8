import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, YAMLParseError } from "yaml";
import { z } from "zod";
import { approval, download, paper } from "#app/features/affiliations/schema.ts";
import { committee, facultyMember, post } from "#app/features/committees/schema.ts";
import { course } from "#app/features/course/schema.ts";
import { calendarEntry, culturalEvent, sportsEvent } from "#app/features/events/schema.ts";
import { facility, notice, quickLink, research } from "#app/features/notices/schema.ts";
import { checkReferences } from "./check-references.server.ts";
import { ContentError } from "./content-error.ts";
import { institute } from "./institute.ts";
import { inPlainWords } from "./plain-words.ts";

/** A list in which no two records share an id, since pages and links find them by it. */
const listOf = <Shape extends z.ZodType<{ id: string | number }>>(shape: Shape) =>
  z.array(shape).superRefine((records, context) => {
    const seen = new Set<string | number>();
    records.forEach(({ id }, index) => {
      if (seen.has(id))
        context.addIssue({ code: "custom", path: [index, "id"], message: `an id of its own; "${id}" is taken` });
      seen.add(id);
    });
  });

const files = {
  institute: ["institute.yaml", institute],
  course: ["records/course.yaml", course],
  notices: ["records/notices.yaml", listOf(notice)],
  quickLinks: ["records/quick-links.yaml", listOf(quickLink)],
  facilities: ["records/facilities.yaml", listOf(facility)],
  culturalEvents: ["records/cultural-events.yaml", listOf(culturalEvent)],
  sportsEvents: ["records/sports-events.yaml", listOf(sportsEvent)],
  calendar: ["records/calendar.yaml", z.array(calendarEntry)],
  faculty: ["records/faculty.yaml", listOf(facultyMember)],
  committees: ["records/committees.yaml", listOf(committee)],
  organogram: ["records/organogram.yaml", post],
  approvals: ["records/approvals.yaml", listOf(approval)],
  papers: ["records/papers.yaml", listOf(paper)],
  downloads: ["records/downloads.yaml", listOf(download)],
  research: ["records/research.yaml", research],
} as const satisfies Record<string, readonly [string, z.ZodType]>;

export { ContentError } from "./content-error.ts";

/** Everything in content/ but the page texts, in both languages. */
export type Content = { [Name in keyof typeof files]: z.infer<(typeof files)[Name][1]> };

function readFile(folder: string, file: string, shape: z.ZodType): unknown {
  let value: unknown;
  try {
    value = parse(readFileSync(join(folder, file), "utf8"));
  } catch (error) {
    if (error instanceof YAMLParseError) throw new ContentError(`content/${file}: ${error.message}`);
    throw new ContentError(`content/${file} is missing or cannot be read.`);
  }
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0] as z.core.$ZodIssue;
  const field = z.core.toDotPath(issue.path) || "(whole file)";
  throw new ContentError(`content/${file}: the field ${field} takes ${inPlainWords(issue)}`);
}

/**
 * Reads and checks every record of a content folder, and that what they name is there.
 * @throws ContentError at the first record that cannot be used.
 */
export function readContent(folder: string): Content {
  const content = Object.fromEntries(
    Object.entries(files).map(([name, [file, shape]]) => [name, readFile(folder, file, shape)]),
  ) as unknown as Content;
  checkReferences(folder, { ...content }, (name) => files[name as keyof Content][0]);
  return content;
}
