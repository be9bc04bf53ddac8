import { setTimeout as wait } from "node:timers/promises";
import { all, readHtml } from "../../tests/help/html.ts";
import { sheetOf } from "../../tests/help/sheet.ts";
import { times } from "./connections.ts";
import { sentEnquiry } from "./enquiries.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { manyPeople } from "./many-people.ts";
import { oneByOne } from "./one-by-one.ts";
import { press } from "./press.ts";
import type { Target } from "./server.ts";
import { newStaff, type Staff } from "./staff.ts";
import { rowsOf } from "./store.ts";
import type { Visitor } from "./visitor.ts";

const page = "/office/inbox/export";

/** Prepares a list. @returns the path of its file; empty when none was prepared */
async function prepared({ visitor }: Staff, typed: Record<string, string>, filter = ""): Promise<string> {
  const path = `${page}${filter}`;
  const { html } = await press(visitor, path, await visitor.get(path), ["format"], typed);
  const links = all(readHtml(html), "a").map(({ attributes }) => attributes.href ?? "");
  return links.find((href) => href.includes("/export/file")) ?? "";
}

/** A file as bytes. */
async function fileAt({ url }: Target, visitor: Visitor, path: string) {
  const response = await fetch(url + path, { headers: visitor.headers(), redirect: "manual" });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/**
 * Requests /healthz repeatedly until something is done.
 * @returns the longest response time, in milliseconds
 */
async function longestWait({ url }: Target, isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const from = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    longest = Math.max(longest, performance.now() - from);
    await wait(10);
  }
  return longest;
}

/** Checks that a clerk who requests a list twelve times at once neither delays others nor fills the memory. */
async function manyAtOnce(site: Target): Promise<Finding[]> {
  const count = 5_000;
  const clerk = await newStaff(site, "office");
  await sentEnquiry(site);
  manyPeople(site, count);
  const path = await prepared(clerk, { format: "xlsx" });
  const alone = await fileAt(site, clerk.visitor, path);
  const again = await prepared(clerk, { format: "xlsx" });
  const from = performance.now();
  const calm = await longestWait(site, () => performance.now() > from + 2_000);
  const before = site.memory();
  let most = before;
  let isOver = false;
  const files = Promise.all(times(12).map(() => fileAt(site, clerk.visitor, again)));
  const health = longestWait(site, () => isOver);
  const memory = (async () => {
    while (!isOver) {
      most = Math.max(most, site.memory());
      await wait(20);
    }
  })();
  const statuses = (await files).map(({ status }) => status);
  isOver = true;
  await memory;
  const sent = `a list of ${count} people, 12 times at once`;
  const isFair = statuses.includes(200) && statuses.every((each) => [200, 410, 429, 503].includes(each));
  const counts = [...new Set(statuses)].map((each) => `${each} x ${statuses.filter((one) => one === each).length}`);
  return [
    expected(`a list of ${count} people`, `${alone.status}, ${alone.bytes.length} bytes`, "200", alone.status === 200),
    expected(sent, counts.join(", "), "200 once, 410, 429 or 503", isFair),
    atMost(`${sent}: /healthz, ${Math.round(calm)} ms before`, "longest wait: more", (await health) - calm, 250, "ms"),
    atMost(sent, "more memory", most - before, 250, "MB"),
  ];
}

/** Checks that the address of a list contains no names, and is useless to another person. */
async function tickets(site: Target): Promise<Finding[]> {
  const [clerk, other, admin] = [
    await newStaff(site, "office"),
    await newStaff(site, "office"),
    await newStaff(site, "admin"),
  ];
  await sentEnquiry(site, { fullName: "Revati Canary" });
  const path = await prepared(clerk, { format: "csv" }, "?q=Canary");
  const [, ticket = ""] = /ticket=([^&]+)/.exec(path) ?? [];
  const inside = ticket.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"));
  const isNamed = [path, ...inside].some((each) => /canary/i.test(each));
  const statuses = [
    (await fileAt(site, other.visitor, path)).status,
    (await fileAt(site, admin.visitor, path)).status,
    (await fetch(site.url + path)).status,
  ];
  const own = await fileAt(site, clerk.visitor, path);
  const isRefused = path !== "" && statuses.every((each) => each >= 400);
  return [
    expected(
      "the address of a list that is searched by a name",
      `has the name: ${isNamed}`,
      "false",
      path !== "" && !isNamed,
    ),
    expected("the same for another clerk, an admin, a stranger", statuses.join(", "), "refused", isRefused),
    expected("the same for the clerk", `${own.status}`, "200", own.status === 200 && own.bytes.includes("Canary")),
  ];
}

const formulas = [
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(1)",
  "\t=1+1",
  "\r=1+1",
  '=HYPERLINK("https://evil.example")',
  "=cmd|' /C calc'!A0",
];

/** Checks that no text from a stranger becomes a formula in a list. */
async function formulasIn(site: Target): Promise<Finding[]> {
  const principal = await newStaff(site, "principal");
  const { reference } = await sentEnquiry(site);
  manyPeople(site, formulas.length);
  const rows = rowsOf(site, "SELECT id FROM submissions WHERE reference <> ?", reference);
  for (const [at, { id }] of rows.entries()) {
    const text = formulas[at % formulas.length] ?? "";
    rowsOf(
      site,
      "UPDATE submissions SET name = ?, text = ?, sourceDetail = ? WHERE id = ? RETURNING id",
      text,
      text,
      text,
      String(id),
    );
  }
  const columns = { "column-name": "1", "column-text": "1", "column-sourceDetail": "1" };
  const csv = await fileAt(site, principal.visitor, await prepared(principal, { format: "csv", ...columns }));
  const xlsx = await fileAt(site, principal.visitor, await prepared(principal, { format: "xlsx", ...columns }));
  const cells = csv.bytes
    .toString("utf8")
    .split(/[,\n]/)
    .map((cell) => cell.replace(/^"/, ""));
  const open = cells.filter((cell) => /^[=+@\t\r]|^-\d/.test(cell.replace(/\r$/, "")));
  const isThere = csv.bytes.includes("1+1");
  const { formulas: made } = sheetOf(xlsx.bytes);
  return [
    atMost(
      `${formulas.length} formulas as names and texts, as CSV`,
      isThere ? "cells that begin as one" : "lost;",
      open.length,
      0,
    ),
    atMost("the same as XLSX", "formulas", made, 0),
  ];
}

/** Checks that exports of the inbox delay nobody, and are for their owner only. */
export const exportsCheck = (): Promise<Finding[]> => oneByOne([manyAtOnce, tickets, formulasIn]);
