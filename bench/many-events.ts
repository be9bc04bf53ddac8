import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const firstYear = 1990;
/** Upcoming events, to fill their page too. */
const lastYear = new Date().getFullYear() + 1;
const file = "records/cultural-events.yaml";

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** A copy of an event with a different id, year and day: June to December, in rotation. */
function anotherEvent(event: string, id: number): string {
  const year = firstYear + (id % (lastYear - firstYear + 1));
  const day = `${year}-${twoDigits(6 + (id % 7))}-${twoDigits(1 + (id % 28))}`;
  return event
    .replace(/^- id: .*/m, `- id: ${id}`)
    .replace(/^ {2}on: .*/m, `  on: ${day}`)
    .replace(/^ {2}until: .*\n/m, "");
}

/** Copies content/ into a folder, with many cultural events made from its own. */
export function writeManyEvents(folder: string, events: number): void {
  cpSync("content", folder, { recursive: true });
  const own = readFileSync(join("content", file), "utf8")
    .split(/^(?=- id: )/m)
    .filter((part) => part.startsWith("- id:"));
  const made = Array.from({ length: events }, (_, index) => anotherEvent(own[index % own.length] ?? "", index + 1));
  writeFileSync(join(folder, file), made.join(""));
}
