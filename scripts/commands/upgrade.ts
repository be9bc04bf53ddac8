/**
 * `npm run content -- upgrade FOLDER`: a content folder of version 0.1 in the shape of today, in a new folder beside it.
 * Two versions after 0.3 nobody has such a folder any more, and this file and upgrade-pages.ts can be deleted.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { pageIdOf } from "../../app/cms/content/page-record.ts";
import { ContentError } from "../../app/lib/content-error.ts";
import { contentFiles, readContent } from "../../app/records.server.ts";
import { publicPages } from "../../app/ui/words/page-names.ts";
import { type Context, UsageError } from "./command.ts";
import { pageOfMdx, readMdx } from "./upgrade-pages.ts";

// biome-ignore lint/suspicious/noExplicitAny: old records have any shape.
type Any = any;
type Old = (name: string) => Any;
type Say = (line: string) => void;

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "item";

/** Which row of the register a paper, or an approval, of the old form fills. */
const dutyOf: Record<string, string> = {
  "pci-approval": "pci-approval",
  "msbte-affiliation": "msbte-affiliation",
  "government-resolution": "government-permission",
  "dte-approval": "dte-listing",
  "aishe-registration": "aishe",
};

const headOf = ({ kind, name }: Any) =>
  kind === "tuition" ? "tuition" : /development/i.test(name?.en ?? "") ? "development" : "other";

function feeOrders(old: Old, say: Say): Any[] {
  const { fees = [], feesNote } = old("course");
  const { firstInstalment, extras = [] } = old("fee-help");
  if (fees.length === 0) return [];
  const june = new Date().getMonth() >= 5 ? new Date().getFullYear() : new Date().getFullYear() - 1;
  const year = `${june}-${String(june + 1).slice(2)}`;
  const back = fees.filter(({ kind }: Any) => kind === "deposit");
  const [deposit] = back;
  say(
    `records/fee-orders.yaml: say of which year these fees are (${year} is assumed), who fixed them, and what families pay.`,
  );
  return [
    {
      ...{ id: year, year, inForceFrom: `${june}-06-01` },
      lines: fees
        .filter((fee: Any) => !back.includes(fee))
        .map(({ name, firstYear, secondYear, ...fee }: Any) => ({
          name,
          head: headOf({ name, ...fee }),
          firstYear,
          secondYear,
        })),
      ...(deposit && {
        deposit: {
          name: deposit.name,
          rupees: back.reduce((sum: number, each: Any) => sum + each.firstYear + each.secondYear, 0),
          refund: { en: "When you leave", mr: "संस्था सोडताना" },
        },
      }),
      instalments: firstInstalment
        ? [
            {
              name: { en: "First instalment, on the day of admission", mr: "पहिला हप्ता, प्रवेशाच्या दिवशी" },
              ...{ year: "firstYear", rupees: firstInstalment },
            },
          ]
        : [],
      ...{ payers: [], refusable: [], toOthers: extras },
      ...(feesNote && { note: feesNote }),
    },
  ];
}

/** The files that are made of others, by name: what the CHANGELOG of 0.2.0 moves. */
const made: Record<string, (old: Old, say: Say) => Any> = {
  subjects: (old) => ({ firstYear: old("course").firstYear, secondYear: old("course").secondYear }),
  highlights: (old) => ({ highlights: old("course").highlights }),
  careers: (old) => ({ careers: old("course").careers }),
  "admission-steps": (old) => ({ steps: old("course").steps }),
  "admission-dates": (old) => {
    const { dates, datesNote } = old("course");
    return { dates, ...(datesNote && { note: datesNote }) };
  },
  "fee-orders": feeOrders,
  calendar(old) {
    const calendar: Any[] = old("calendar");
    const days = new Set(calendar.map(({ from }) => from));
    const holidays = (old("student-rules").holidays ?? []).filter(({ from }: Any) => !days.has(from));
    const ids = new Set(calendar.map(({ id }) => id));
    return [
      ...calendar,
      ...holidays.map(({ name, ...holiday }: Any, at: number) => {
        const title = holiday.title ?? name;
        const slug = slugOf(title?.en ?? "holiday");
        return { ...holiday, title, id: ids.has(slug) ? `${slug}-${at + 1}` : slug, holiday: true };
      }),
    ];
  },
  results: (old) => (Array.isArray(old("results")) ? { years: old("results") } : old("results")),
  "admission-stages": (old) => ({
    ...old("admission-stages"),
    stages: old("admission-stages").stages.map((stage: Any) => ({ id: slugOf(stage.title.en), ...stage })),
  }),
  papers: (old) =>
    old("papers").map(({ id, title, reference, number, on, issuedOn }: Any) => ({
      ...{ id, title, number: number ?? reference?.en, issuedOn: issuedOn ?? on },
      ...(dutyOf[id] && { duty: dutyOf[id] }),
    })),
  "paper-texts": (old) => old("papers").map(({ id, issuedBy, sections }: Any) => ({ id, issuedBy, sections })),
  affiliations: (old) =>
    old("affiliations").map(({ paper, ...affiliation }: Any) => ({
      ...affiliation,
      duty: dutyOf[paper] ?? (affiliation.id === "iso" ? "quality-certificates" : undefined),
    })),
};

/** Fields whose contents have moved to another file, or that the register says. */
const moved: Record<string, readonly string[]> = {
  "records/course.yaml": [
    "highlights",
    "firstYear",
    "secondYear",
    "careers",
    "fees",
    "feesNote",
    "steps",
    "dates",
    "datesNote",
  ],
  "records/fee-help.yaml": ["firstInstalment", "extras"],
  "records/student-rules.yaml": ["holidays"],
  "records/affiliations.yaml": ["reference", "validity"],
};

/** Takes out of a record what its schema does not know, and puts in what it needs and the starter says. */
function repaired(file: string, schema: Any, data: Any, general: Any, say: Say): Any {
  for (let round = 0; round < 100; round += 1) {
    const { success, error } = schema.safeParse(data);
    if (success) break;
    let isChanged = false;
    for (const { code, path, keys = [] } of error.issues as Any[]) {
      const at = (whole: Any, steps: PropertyKey[]) => steps.reduce((inner, step) => inner?.[step], whole);
      if (code === "unrecognized_keys") {
        for (const key of keys) {
          if (!moved[file]?.includes(key))
            say(
              `${file}: ${[...path, key].join(".")} has no place any more: ${JSON.stringify(at(data, path)[key]).slice(0, 100)}`,
            );
          delete at(data, path)[key];
          isChanged = true;
        }
      } else if (at(data, path) === undefined && at(general, path) !== undefined && at(data, path.slice(0, -1))) {
        say(`${file}: ${path.join(".")} is the starter's. Is it right for you?`);
        at(data, path.slice(0, -1))[path.at(-1)] = at(general, path);
        isChanged = true;
      }
    }
    if (!isChanged) break;
  }
  return data;
}

function upgradePages(folder: string, starter: Any[], say: Say): Any[] {
  const root = (language: string) => join(folder, "pages", language);
  const needed = ["/not-found", ...publicPages].map(pageIdOf);
  const files = readdirSync(root("en"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
  const pages = files.sort().flatMap((file) => {
    const id = file === "home.mdx" ? "home" : pageIdOf(`/${file.replaceAll("\\", "/").replace(/\.mdx$/, "")}`);
    if (!needed.includes(id)) {
      say(`pages/en/${file}: the site has no such page any more.`);
      return [];
    }
    const read = (language: string) => readMdx(readFileSync(join(root(language), file), "utf8"), (yaml) => parse(yaml));
    if (!existsSync(join(root("mr"), file))) say(`pages/mr/${file} is missing: the English text stands for it.`);
    return [pageOfMdx(id, read("en"), read(existsSync(join(root("mr"), file)) ? "mr" : "en"), say)];
  });
  const has = new Set(pages.map(({ id }) => id));
  const added = starter.filter(({ id }) => needed.includes(id) && !has.has(id));
  if (added.length > 0)
    say(`records/pages.yaml: new, from the starter: ${added.map(({ id }) => id).join(", ")}. Read them.`);
  return [...pages, ...added];
}

/** Upgrades a content folder into a new one, and lists what a person has to decide. */
export function upgrade(folder: string, starterDir: string, { say }: Pick<Context, "say">): void {
  const target = join(dirname(folder), `${basename(folder)}-upgraded`);
  if (!existsSync(join(folder, "pages")) || !existsSync(join(folder, "records/course.yaml")))
    throw new UsageError(
      `"${folder}" is no content folder of version 0.1: it has no pages/ or no records/course.yaml.`,
    );
  if (existsSync(target))
    throw new UsageError(`"${target}" is there already. Nothing is overwritten: take it away first.`);
  cpSync(folder, target, { recursive: true });
  rmSync(join(target, "pages"), { recursive: true });
  const notes: string[] = [];
  const note: Say = (line) => notes.push(line);
  const read = (root: string, file: string) =>
    existsSync(join(root, file)) ? parse(readFileSync(join(root, file), "utf8")) : undefined;
  const old: Old = (name) => read(folder, `records/${name}.yaml`) ?? {};
  for (const [file, schema] of Object.values(contentFiles)) {
    const name = file.replace(/^records\/|\.yaml$/g, "");
    const before = read(folder, file);
    const general = read(starterDir, file);
    const now = name === "pages" ? upgradePages(folder, general ?? [], note) : (made[name]?.(old, note) ?? before);
    if (now === undefined) {
      if (general !== undefined) note(`${file} is the starter's. Is it right for you?`);
      if (general !== undefined) cpSync(join(starterDir, file), join(target, file));
      continue;
    }
    const data = repaired(file, schema, structuredClone(now), general, note);
    // Files that stay as they are keep their comments.
    if (JSON.stringify(data) === JSON.stringify(before)) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), stringify(data, { lineWidth: 0 }));
  }
  say(`"${target}" has the content in the shape of this version. Build with CONTENT_DIR=${target}.`);
  if (notes.length > 0) say(`\nPlease look at:\n${notes.map((line) => `- ${line}`).join("\n")}`);
  try {
    readContent(target);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    say(`\nThe site cannot use these yet. Please correct them:\n${error.message}`);
  }
}
