import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import type { Paper } from "#app/register/disclosure/schema.ts";
import { inventedText } from "./invented-words.ts";
import { pages } from "./upload-files.ts";

/** Pictures that the code asks for by their names. */
const named = /^(site\/(hero|logo|icon|share|map)|documents\/placeholder)$/;

/** What a picture of the sample is called at the second institute. */
const pictureOf = (name: string) => (named.test(name) ? name : `drawn/${inventedText(name).replaceAll("/", "-")}`);

/** Half an hour later. */
const later = (time: string) => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

/** Nine days earlier. */
const earlier = (day: string) => new Date(Date.parse(day) - 9 * 86_400_000).toISOString().slice(0, 10);

/** Fields whose value has to fit in with others, or that are not made of words. */
const given: Record<string, unknown> = {
  ...{ isSample: false, answerDays: 3, established: 1987, intake: 80, capSeats: 64, minimumPercent: 40 },
  ...{ email: "desk@second.example", phone: "+91 98220 98220", postcode: "415110", machine: "Mo-Fr 10:30-18:00" },
  ...{ website: "https://authority.example", embed: "https://map.example/here", directions: "https://map.example/way" },
};

function inventedValue(value: unknown, field: string): unknown {
  if (field in given) return given[field];
  if (typeof value === "number") return value > 100 && !/year$/.test(field) ? value + 1110 : value;
  if (typeof value !== "string") return value;
  if (/^\d\d:\d\d$/.test(value)) return later(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return earlier(value);
  if (/^(picture|portrait|resume)$/.test(field)) return pictureOf(value);
  if (value.startsWith("SAMPLE/")) return value.replace("SAMPLE", "LETTER");
  return value.startsWith("https:") ? `https://second.example/${field}` : value;
}

/** Sentences that an institute may leave out: this one does, so that pages are seen without them. */
const leftOut = /^((day|holidays|kit|buses|rooms|seats|past)Note|stay)$/;

/** A record with another text, number, day or picture in each field; ids, links and choices stay. */
function inventedRecord(record: unknown, field = ""): unknown {
  if (Array.isArray(record)) return record.map((each) => inventedRecord(each, field));
  if (typeof record !== "object" || record === null) return inventedValue(record, field);
  if ("en" in record && "mr" in record)
    return { en: inventedText(String(record.en)), mr: inventedText(String(record.mr)) };
  const fields = Object.entries(record).filter(([name]) => !leftOut.test(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, inventedRecord(value, name)]));
}

const drawing = (at: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><path class="line" pathLength="1" d="M${at} 9h99"/></svg>`;

/**
 * Writes the content of an invented second institute into a new folder: the records of tests/content/, with another
 * text, number, day and picture in each field, and its own letters of the bodies that approved it.
 */
export function secondContent(afterwards: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "second-"));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const files = readdirSync("tests/content", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((each) => each.endsWith(".yaml")))
    write(file, JSON.stringify(inventedRecord(parse(readFileSync(join("tests/content", file), "utf8")))));
  for (const [at, file] of files.filter((each) => each.endsWith(".svg")).entries())
    write(`media/${pictureOf(file.slice("media/".length, -".svg".length))}.svg`, drawing(at));
  const papers: Pick<Paper, "id" | "duty" | "show" | "issuedOn">[] = parse(
    readFileSync("tests/content/records/papers.yaml", "utf8"),
  );
  for (const { id, duty, show, issuedOn } of papers)
    if (duty && issuedOn && !show) write(`media/papers/${id}.pdf`, pages(1));
  return folder;
}
