import { expect, test } from "vitest";
import { recordKinds } from "#app/kinds.ts";
import { openWatchedSite } from "../help/drawn-pages.ts";
import { all, readHtml, textOf, the } from "../help/html.ts";
import { newStaff } from "../help/office.ts";
import { press, saidIn } from "../help/record-forms.ts";
import { mailsIn, minute, outboxEmpty } from "../help/services.ts";
import { posted } from "../help/visit.ts";

test("the office of an institute that has stated nothing fills the site, from forms that may stay empty", {
  timeout: 60_000,
}, async () => {
  const { url, dataDir, get, pass } = await openWatchedSite({ CONTENT_DIR: "starter" });
  const { browser } = await newStaff("principal", { url, dataDir });
  const pageAt = async (path: string) => readHtml((await get(path)).html);

  const faults: string[] = [];
  for (const { name, id } of recordKinds)
    for (const path of [`/office/records/${name}`, ...(id === "single" ? [`/office/records/${name}/${name}`] : [])]) {
      const { status, page } = await browser.visit(path);
      if (status !== 200 || /undefined|NaN/.test(textOf(page))) faults.push(`${path}: ${status}`);
    }
  expect(faults).toEqual([]);

  const noEmail = "email address is missing, so you get no email";
  expect(textOf((await browser.visit("/office")).page)).toContain(noEmail);
  const written = posted({ filled: "5000", name: "Asha", email: "asha@visitor.test", text: "When do classes begin?" });
  expect((await fetch(`${url}/feedback`, written)).status).toBe(200);
  await outboxEmpty(dataDir);
  expect((await mailsIn(dataDir)).filter(({ to }) => to.startsWith("office@"))).toEqual([]);

  const institute = "/office/records/institute/institute";
  const typed = {
    "contact.phone": "+91 98220 98220",
    "contact.email": "office@nimb.test",
    "town.en": "Karad",
    "town.mr": "कराड",
  };
  const stated = await press(browser, institute, await browser.visit(institute), "publish", typed);
  expect([stated.status, saidIn(stated.page)]).toEqual([200, expect.stringMatching(/public/i)]);
  const notices = "/office/records/notices/new";
  const text = { "text.en": "Classes begin on Monday.", "text.mr": "सोमवारी वर्ग सुरू होतील." };
  expect((await press(browser, notices, await browser.visit(notices), "publish", text)).status).toBe(200);
  const before = await pageAt("/");
  expect(all(before, "footer a").map(({ attributes }) => attributes.href)).not.toContain("/notices");
  pass(minute);

  expect(textOf((await browser.visit("/office")).page)).not.toContain(noEmail);
  const home = await pageAt("/");
  expect(textOf(the(home, "body > header"))).toMatch(/Karad.*\+91 98220 98220/);
  expect(textOf(the(home, "main"))).toContain("Classes begin on Monday.");
  expect(all(home, "footer a").map(({ attributes }) => attributes.href)).toContain("/notices");
  expect(textOf(await pageAt("/notices"))).not.toContain("Nothing has been published here yet.");
});
