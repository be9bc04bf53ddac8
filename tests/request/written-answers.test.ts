import { expect, test } from "vitest";
import { quoteWords } from "#app/inbox/quotes/quote-words.ts";
import { documentText } from "../help/document-text.ts";
import { textOf, the } from "../help/html.ts";
import { application, pressAt, timeline } from "../help/inbox-visits.ts";
import { hrefsIn } from "../help/parts.ts";
import { signedInStaff } from "../help/staff-visits.ts";
import { get, visit } from "../help/visit.ts";

const girl = { c: "sebc", g: "girl", i: "upTo8", s: "cap" };

test("the office gives a caller in writing what the fees page says, on one A4 sheet and as a picture", async () => {
  const staff = await signedInStaff();
  const { path, reference } = await application();
  const { page } = await pressAt(staff, path, "written", girl);
  expect(timeline(page)).toMatch(/Given in writing: \w{7}/);
  const [sheet = "", picture = ""] = hrefsIn(page, "a[href*='/written/']");
  expect(hrefsIn(page, "#submission-answer a[href*='/written/']"), "what was made is in the message").toEqual([
    sheet,
    picture,
  ]);
  const bytes = new Uint8Array(await (await staff.ask(sheet)).arrayBuffer());
  const { pages, read } = await documentText(bytes);
  expect(pages).toHaveLength(1);
  for (const text of [reference, "₹९,०००", "₹9,000", "SAMPLE/FRA/0000/2026"]) expect(read).toContain(text);
  const drawn = await staff.ask(picture);
  expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/png"]);
  const code = sheet.split("/").at(-1);
  expect(textOf(the((await visit(`/n/${code}`)).page, "main"))).toContain("last three characters");
  const told = await visit(`/check?code=${code}&last=${reference.slice(-3)}`);
  expect(textOf(the(told.page, "main"))).toContain("Nothing on it has changed.");
  expect(told.html).not.toContain(reference);
});

test.each(["મીના પટેલ", "Anne‑Marie D’Souza"])("a family whose name is %s gets its sheet", async (fullName) => {
  const staff = await signedInStaff();
  const { path } = await application({ fullName });
  const { page } = await pressAt(staff, path, "written", girl);
  const [sheet = ""] = hrefsIn(page, "a[href*='/written/']");
  const answer = await staff.ask(sheet);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const { read } = await documentText(new Uint8Array(await answer.arrayBuffer()));
  expect(read).toContain(fullName.replace("‑", "-"));
});

test("nobody else opens what was given in writing, also not under another person's reference", async () => {
  const staff = await signedInStaff();
  const [one, other] = [await application(), await application()];
  const { page } = await pressAt(staff, one.path, "written", girl);
  const [sheet = ""] = hrefsIn(page, "a[href*='/written/']");
  expect((await get(sheet)).headers.get("content-type")).toMatch(/^text\/html/);
  const swapped = await staff.ask(sheet.replace(one.reference, other.reference));
  expect([swapped.status, await swapped.text()]).toEqual([404, quoteWords.en.none]);
});
