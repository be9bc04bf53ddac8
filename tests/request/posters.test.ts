import { expect, test } from "vitest";
import { posterWords } from "#app/site/posters/poster-links.tsx";
import { hrefsIn } from "../help/parts.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { get, visit } from "../help/visit.ts";

const record = "/office/records/notices/internal-exams";

test("from the screen of a public notice the office prints its poster, and takes its picture for WhatsApp", async () => {
  const staff = await signedInStaff();
  expect(hrefsIn((await staff.visit(record)).page, "#record a")).toContain(`${record}/preview#poster`);
  const { page } = await staff.visit(`${record}/preview`);
  const links = [`${record}/poster`, `${record}/poster?form=picture`];
  expect(hrefsIn(page, "section a")).toEqual(expect.arrayContaining(links));
  const types = { "application/pdf": "%PDF", "image/png": "\u0089PNG" };
  for (const [index, [type, start]] of Object.entries(types).entries()) {
    const answer = await staff.ask(links[index] ?? "");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString("latin1", 0, start.length)).toBe(start);
  }
});

test("nobody else has a poster, and what is not public has none", async () => {
  const stranger = await get(`${record}/poster`);
  expect(stranger.headers.get("content-type")).toMatch(/^text\/html/);
  const staff = await signedInStaff();
  for (const path of ["notices/none", "committees/gb"]) {
    const answer = await staff.ask(`/office/records/${path}/poster`);
    expect([answer.status, await answer.text()]).toEqual([404, posterWords.en.none]);
  }
});

test("a code that was scanned on a poster says so to the page that it leads to", async () => {
  const message = hrefsIn((await visit("/notices/internal-exams")).page, "a[href^='https://wa.me/?text=']")[0] ?? "";
  const code = /\/n\/(\w{7})/.exec(decodeURIComponent(message))?.[1];
  const { page } = await visit(`/n/${code}?from=poster`);
  expect(hrefsIn(page, "section a[href*=notices]")).toEqual(
    ["", "/mr"].map((locale) => `${locale}/notices/internal-exams?from=poster`),
  );
  expect((await visit(`/n/${code}?from=%22%3E%3Cb%3E`)).html).not.toContain("<b>&quot;");
});

test("the list of notices leads to this week's on one sheet, or says that there is none", async () => {
  const staff = await signedInStaff();
  expect(hrefsIn((await staff.visit("/office/records/notices")).page, "main a")).toContain("/office/notice-board");
  const answer = await staff.ask("/mr/office/notice-board");
  expect([200, 404]).toContain(answer.status);
  if (answer.status === 404) expect(await answer.text()).toBe(posterWords.mr.noneOfWeek);
  else expect(answer.headers.get("content-type")).toBe("application/pdf");
});
