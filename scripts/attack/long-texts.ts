import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { setUpQuestions } from "../../app/office/set-up/questions.ts";
import { drawnFields } from "../../tests/help/drawn-fields.ts";
import { all, type Element, readHtml } from "../../tests/help/html.ts";
import { sentEnquiry } from "./enquiries.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { recordOf, screens } from "./office-addresses.ts";
import { oneByOne } from "./one-by-one.ts";
import type { Target } from "./server.ts";
import { newStaff, officeCommand, pathIn } from "./staff.ts";
import { createMember, createVisitor, type Visitor } from "./visitor.ts";

const length = 60_000;
/** What a pattern, a comparison or a normalization repeats; it stands between two letters, so that nothing trims it. */
const signs = {
  spaces: " ",
  tabs: "\t",
  "line ends": "\n",
  dots: ".",
  "middle dots": " · ",
  "percent signs": " %",
  pluses: "+",
  slashes: "/",
  marks: "\u0301\u0323",
};
const filled = (sign: string, signsInAll = length) => `a${sign.repeat(signsInAll / sign.length)}b`;

/** Bytes of a form, below what the site takes of strangers, and of the office. */
const [largestForm, largestOfficeForm] = [240_000, 900_000];
/** Milliseconds. */
const [slowestAnswer, longestWait] = [250, 100];
/** How often a request that seems slow is sent again: on a busy machine the quickest says what it costs. */
const tries = 4;

/** A form of a page: where it is sent, and what a browser would send. */
interface DrawnForm {
  path: string;
  fields: Record<string, string>;
}

function formOf(form: Element, path: string): DrawnForm {
  const [button] = all(form, "button[name]");
  const { name = "", value = "" } = button?.attributes ?? {};
  const fields = { ...drawnFields(form), filled: "5000", ...(name && { [name]: value }) };
  return { path: form.attributes.action?.replace(/#.*/, "") || path, fields };
}

/** The forms that a page sends; signing out would end the attack. */
async function formsOn(visitor: Visitor, path: string): Promise<DrawnForm[]> {
  const { html } = await visitor.get(path);
  return all(readHtml(html), "form")
    .filter(({ attributes: { method = "" } }) => method.toLowerCase() === "post")
    .map((form) => formOf(form, path))
    .filter(({ fields }) => fields.gate !== "signOut" && fields.intent !== "signOut");
}

/** The name and value of a field as they are sent, with as few bytes as a parser takes. */
const sentAs = (name: string, text: string) =>
  `${encodeURIComponent(name)}=${text.replace(/[%&+=]/g, encodeURIComponent).replaceAll(" ", "+")}`;

/** Groups of fields that can be sent together within the size of a form. */
function groupsOf(names: string[], sign: string, largest: number): string[][] {
  const size = Buffer.byteLength(sentAs("", filled(sign))) + 100;
  const atOnce = Math.max(1, Math.floor(largest / size));
  return Array.from({ length: Math.ceil(names.length / atOnce) }, (_, at) =>
    names.slice(at * atOnce, (at + 1) * atOnce),
  );
}

/** Other readers, who ask for a page of the cache and for /healthz all the time. */
function createReaders(site: Target) {
  let [isOver, longest] = [false, 0];
  async function read() {
    for (let at = 0; !isOver; at += 1) {
      const from = performance.now();
      await fetch(site.url + (at % 2 === 0 ? "/healthz" : "/"))
        .then((answer) => answer.arrayBuffer())
        .catch(() => {});
      longest = Math.max(longest, performance.now() - from);
      await wait(5);
    }
  }
  const reading = read();
  return {
    site,
    reset: () => {
      longest = 0;
    },
    longest: () => longest,
    async [Symbol.asyncDispose]() {
      isOver = true;
      await reading;
    },
  };
}

type Readers = ReturnType<typeof createReaders>;

interface Measured {
  what: string;
  status: number;
  took: number;
  waited: number;
}

/** Milliseconds of processor time that the site has used, in steps of ten (proc(5): 100 ticks a second). */
function processorTime({ id }: Target): number {
  const [, fields = ""] = readFileSync(`/proc/${id}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) * 10;
}

/** Whether other work makes the site wait for a processor; the attack itself keeps two of them busy. */
const isBusy = () => (loadavg()[0] ?? 0) > availableParallelism() + 2;

/** Sends a request, again where it seems slow; on a busy machine, no longer than the site itself was at work. */
async function measured(what: string, readers: Readers, ask: () => Promise<Response>) {
  const best: Measured = { what, status: 0, took: Number.POSITIVE_INFINITY, waited: Number.POSITIVE_INFINITY };
  for (let at = 0; at < tries && (best.took > slowestAnswer || best.waited > longestWait); at += 1) {
    readers.reset();
    const before = processorTime(readers.site);
    const from = performance.now();
    const response = await ask();
    await response.arrayBuffer();
    const took = performance.now() - from;
    // A reader who waited is answered after the form.
    await wait(10);
    const work = isBusy() ? processorTime(readers.site) - before : Number.POSITIVE_INFINITY;
    best.took = Math.min(best.took, took, work);
    best.waited = Math.min(best.waited, readers.longest(), work);
    best.status = Math.max(best.status, response.status);
  }
  return best;
}

function findingsOf(sent: string, all: Measured[]): Finding[] {
  const worst = (by: "took" | "waited") => all.toSorted((one, other) => other[by] - one[by]);
  const named = (by: "took" | "waited") => worst(by)[0]?.what ?? "nothing";
  const failed = all.filter(({ status }) => status >= 500 && status !== 503);
  for (const by of ["took", "waited"] as const)
    for (const each of worst(by).slice(0, 3)) console.error(`  ${by} ${Math.round(each[by])} ms: ${each.what}`);
  return [
    atMost(sent, `${named("took")} took`, worst("took")[0]?.took ?? 0, slowestAnswer, "ms"),
    atMost("other readers meanwhile", `${named("waited")}: waited`, worst("waited")[0]?.waited ?? 0, longestWait, "ms"),
    expected("their answers", failed[0] ? `${failed[0].what} ${failed[0].status}` : "none 5xx", "none 5xx", !failed[0]),
  ];
}

const isOffice = (path: string) => path.startsWith("/office");

/** Fills each field of the forms of these pages with each sign. */
async function fill(site: Target, visitor: Visitor, paths: string[], whose: string): Promise<Finding[]> {
  await using readers = createReaders(site);
  const results: Measured[] = [];
  const seen = new Set<string>();
  for (const path of new Set(paths)) {
    for (const [called, sign] of Object.entries(signs)) {
      // Saving has raised the version of what the forms are of.
      const drawn = await formsOn(visitor, path);
      for (const { fields, path: to } of drawn) {
        const names = Object.keys(fields);
        for (const name of names) seen.add(`${to} ${name}`);
        for (const group of groupsOf(names, sign, isOffice(path) ? largestOfficeForm : largestForm)) {
          const typed = Object.entries({ ...fields, ...Object.fromEntries(group.map((name) => [name, filled(sign)])) });
          const body = typed.map(([name, text]) => sentAs(name, text)).join("&");
          if (whose === "strangers") visitor.move();
          const headers = { ...visitor.headers(), "content-type": "application/x-www-form-urlencoded" };
          results.push(
            await measured(`${to} ${group.slice(0, 4).join(" ")}, ${called}`, readers, () =>
              fetch(site.url + to, { method: "POST", body, headers, redirect: "manual" }),
            ),
          );
        }
      }
    }
  }
  return findingsOf(`60,000 of ${Object.keys(signs).length} signs in ${seen.size} fields of ${whose}`, results);
}

const strangersPages = [
  ...["/", "/mr", "/call-me", "/courses/d-pharm", "/admission", "/feedback", "/my-enquiry", "/no-more-news", "/office"],
  ...["/faculty-login", ...["register", "otp", "forgot"].map((mode) => `/faculty-login?mode=${mode}`), "/office?lost="],
];

const ofStrangers = (site: Target) => fill(site, createVisitor(site), strangersPages, "strangers");

async function ofMembers(site: Target): Promise<Finding[]> {
  const { visitor } = await createMember(site);
  return fill(site, visitor, ["/faculty/dashboard", "/my-data"], "a member");
}

async function ofOffice(site: Target): Promise<Finding[]> {
  const { reference } = await sentEnquiry(site);
  const { visitor } = await newStaff(site, "principal");
  const { html } = await visitor.get("/office/records");
  const kinds = new Set([...html.matchAll(/href="\/office\/records\/(\w+)"/g)].map(([, kind = ""]) => kind));
  const records: string[] = [];
  for (const kind of kinds) records.push(await recordOf(visitor, kind));
  const pages = screens(reference, records[0] ?? "").map(([path]) => path);
  return fill(site, visitor, [...pages, ...records, "/office/import"], "the office");
}

async function ofSetUp(site: Target): Promise<Finding[]> {
  const visitor = createVisitor(site);
  const link = pathIn(await officeCommand(site, "setup"), site, "key");
  await visitor.post("/setup", { key: link.split("key=")[1] ?? "" });
  const questions = setUpQuestions.map((question) => `/setup?question=${question}`);
  return fill(site, visitor, ["/setup", ...questions], "the set-up");
}

/** Fills the queries of addresses, and the headers that are read. */
async function ofAddresses(site: Target): Promise<Finding[]> {
  await using readers = createReaders(site);
  const results: Measured[] = [];
  const ask = async (what: string, path: string, headers: Record<string, string> = {}) =>
    results.push(await measured(what, readers, () => fetch(site.url + path, { headers, redirect: "manual" })));
  const queries = [
    "/search?q=",
    "/check?code=",
    "/notices?q=",
    "/events?q=",
    "/?ticket=",
    "/my-enquiry?reference=",
    "/n/",
    "/",
  ];
  for (const [called, sign] of Object.entries(signs)) {
    const text = encodeURIComponent(filled(sign, 1_900))
      .slice(0, 1_900)
      .replace(/%[\dA-F]?$/, "");
    for (const query of queries) await ask(`${query}, ${called}`, query + text);
    const header = filled(sign, 12_000).replace(/[^ -~]/g, "");
    for (const name of [
      "accept-encoding",
      "if-none-match",
      "cookie",
      "range",
      "accept-language",
      "user-agent",
      "x-forwarded-for",
    ])
      await ask(`${name}, ${called}`, "/", { [name]: header });
  }
  return findingsOf(`1,900 of ${Object.keys(signs).length} signs in addresses, 12,000 in headers`, results);
}

/** Checks that no text stops the site, whoever sends it and in whichever field. */
export const longTexts = async (): Promise<Finding[]> => [
  ...(await oneByOne([ofStrangers, ofAddresses, ofMembers, ofOffice])),
  ...(await oneByOne([ofSetUp], { CONTENT_DIR: "" })),
];
