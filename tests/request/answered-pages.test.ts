import { expect, test } from "vitest";
import { newMember, openBrowser } from "../help/faculty-visits.ts";
import { feedbackOf, freshEmail } from "../help/forms.ts";
import { textOf, the } from "../help/html.ts";
import { sentFeedback } from "../help/posted-forms.ts";
import { get, posted, visit } from "../help/visit.ts";

/** The redirect after a form. */
const answeredAt = ({ status, headers }: Response): string => {
  expect(status).toBe(303);
  return headers.get("location") ?? "";
};

test("a reload after a form fetches its answer again and sends nothing", async () => {
  const address = answeredAt(await get("/mr/feedback", posted({ filled: "5000", ...feedbackOf(freshEmail()) })));
  expect(address).toMatch(/^\/mr\/feedback\?answered=[\w-]{22}$/);
  const [first, again] = [await visit(address), await visit(address)];
  expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(textOf(the(first.page, "#feedback-answer"))).toMatch(/F-[A-Z0-9]{4}-[A-Z0-9]{4}/);
  expect(again.html).toBe(first.html);
});

test("a form that is refused is answered at once, with what was typed", async () => {
  const { status, page } = await visit("/feedback", posted({ ...feedbackOf("no address"), name: "Asha" }));
  expect([status, the(page, "#feedback-name").attributes.value]).toEqual([400, "Asha"]);
});

test("an answer that has expired, or belongs to another, redirects to the page itself", async () => {
  const answer = await get("/feedback?answered=AAAAAAAAAAAAAAAAAAAAAA");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/feedback"]);
  const { browser } = await newMember();
  const fields = { intent: "draft", name: "Asha" };
  const address = answeredAt(await browser.ask("/faculty/dashboard", posted(fields)));
  const stranger = await openBrowser().ask(address);
  expect([stranger.status, stranger.headers.get("location")]).toEqual([302, "/faculty/dashboard"]);
  expect((await browser.ask(address)).status).toBe(200);
  expect((await browser.ask(address, { headers: { "sec-fetch-site": "none" } })).status, "from the history").toBe(302);
  expect((await browser.ask(address)).status).toBe(200);
  await browser.send("/faculty/dashboard", fields);
  expect((await browser.ask(address)).status, "after the next form").toBe(302);
});

test("an answer with submitted data is shown only once", async () => {
  const pair = await sentFeedback();
  const address = answeredAt(await get("/my-enquiry", posted({ filled: "5000", ...pair })));
  expect([(await get(address)).status, (await get(address)).status]).toEqual([200, 302]);
});

test("a faculty form that did not arrive completely gets a message in the page's language", async () => {
  const body = posted("--x\r\nContent-Disp", { "content-type": "multipart/form-data; boundary=x" });
  for (const path of ["/mr/faculty/dashboard", "/mr/faculty-login"]) {
    const answer = await get(path, body);
    expect([answer.status, await answer.text()]).toEqual([400, "फॉर्म अर्धवट पोहोचला. कृपया पुन्हा पाठवा."]);
  }
});
