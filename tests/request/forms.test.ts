import { expect, test } from "vitest";
import { feedbackOf, freshEmail } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import { get, posted, visit } from "../help/visit.ts";

const sent = feedbackOf(freshEmail());

test("a form that was sent does not change the page for anyone else", async () => {
  await get("/feedback", posted(sent));
  const { status, page } = await visit("/feedback");
  expect(status).toBe(200);
  expect(all(page, "#feedback-answer")).toEqual([]);
  expect(textOf(page)).not.toContain(sent.email);
});

test("a page that accepts no form says so within the site's layout and in its language", async () => {
  const { status, page } = await visit("/mr/admission", posted(sent));
  expect(status).toBe(405);
  expect(the(page, "html").attributes.lang).toBe("mr");
  expect(textOf(the(page, "h1"))).not.toBe("");
});
