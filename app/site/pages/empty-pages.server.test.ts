import { afterEach, beforeEach, expect, test } from "vitest";
import { contentFolder, setContentSource } from "#app/cms/content/content-source.server.ts";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import type { Directory } from "#app/people/profiles/directory.server.ts";
import { emptyPages } from "./empty-pages.server.ts";

/** A directory with these approved profiles. */
const directoryOf = (profiles: object[]) => ({ profiles: async () => profiles }) as unknown as Directory;
const nobody = directoryOf([]);

beforeEach(() => setContentSource(contentFolder("starter")));
afterEach(() => setContentSource(undefined));

test("an institute that has stated nothing has empty pages, and none among those with general texts", async () => {
  const empty = await emptyPages(publicRecords(), nobody);
  for (const address of ["/naac", "/r&d/patent", "/faculty", "/notices", "/about-us/gb-cdc"])
    expect(empty).toContain(address);
  for (const address of ["/", "/admission/fees", "/affiliation/pci", "/downloads"])
    expect(empty).not.toContain(address);
});

test("a page is listed once the office publishes something on it", async () => {
  const record = { id: "library", picture: "site/balance", title: { en: "Library", mr: "ग्रंथालय" } };
  const entry = { is: "current" as const, record, firstAt: 1, changedAt: 1, endedAt: undefined };
  const entries = new Map([["library", { ...entry, replacedBy: undefined, follows: undefined }]]);
  const records = publicRecords({ publication: 1, entries: new Map([["facilities", entries]]) });
  expect(await emptyPages(records, nobody)).not.toContain("/about-us/infrastructure");
});

test("a member's approved profile fills the list of teachers, and their works the lists of research", async () => {
  const member = { uid: "1", name: "Prof. Patil", email: "patil@institute.test", createdAt: "2026-11-25T10:00:00Z" };
  const patents = [{ id: "1", title: "A gel", authors: "Patil", year: "2026" }];
  const empty = await emptyPages(publicRecords(), directoryOf([{ ...member, patents }]));
  expect(["/faculty", "/r&d/patent", "/r&d/publication"].filter((address) => empty.has(address))).toEqual([
    "/r&d/publication",
  ]);
});

test("the sample lists all of its pages, also those with nothing on them", async () => {
  setContentSource(contentFolder("content"));
  expect([...(await emptyPages(publicRecords(), nobody))]).toEqual([]);
});
