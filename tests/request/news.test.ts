import { expect, test } from "vitest";
import { newsWords } from "#app/office/news/news-words.ts";
import { openBrowser, sharedSite } from "../help/faculty-visits.ts";
import { all, textOf, the } from "../help/html.ts";
import { hrefsIn } from "../help/parts.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { get, visit } from "../help/visit.ts";

const record = "/office/records/notices/internal-exams";
const { en: t } = newsWords;

test("from the preview of a public notice the office tells those who asked, once for each press", async () => {
  const staff = await signedInStaff();
  expect(hrefsIn((await staff.visit(`${record}/preview`)).page, "main a")).toContain(`${record}/tell`);
  const { page } = await staff.visit(`${record}/tell`);
  const hidden = all(page, "main form input[type=hidden]");
  const fields = Object.fromEntries(hidden.map(({ attributes: { name = "", value = "" } }) => [name, value]));
  const sent = await staff.send(`${record}/tell`, fields);
  expect(textOf(the(sent.page, "#done"))).toMatch(/email(s are| {2}is)? ?.*on (its|their) way|emails are on their way/);
  const again = await staff.visit(`${record}/tell`);
  expect(all(again.page, "main form button").map(textOf)).not.toContain(t.send);
});

test("an admin does not see who asked, and nobody gets a message about a record that is not public", async () => {
  const admin = await signedInStaff("admin");
  expect((await admin.visit(`${record}/tell`)).status).toBe(403);
  const staff = await signedInStaff();
  for (const path of ["notices/none", "committees/gb"])
    expect([path, (await staff.visit(`/office/records/${path}/tell`)).status]).toEqual([path, 404]);
  expect((await get(`${record}/tell`)).status).not.toBe(200);
});

test("the way out asks first, and a link that is not ours says what to do", async () => {
  const { page, status } = await visit("/mr/no-more-news?for=abc");
  expect(status).toBe(200);
  expect(textOf(the(page, "main button"))).toBe(newsWords.mr.stop.button);
  const stranger = openBrowser(sharedSite());
  const answer = await stranger.send("/no-more-news", { for: "abc" });
  expect([answer.status, textOf(the(answer.page, "main"))]).toEqual([404, expect.stringContaining("call us")]);
  expect((await get("/no-more-news")).status).toBe(404);
});
