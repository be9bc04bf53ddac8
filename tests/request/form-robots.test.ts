import { describe, expect, test } from "vitest";
import { applicationOf, enquiryOf, feedbackOf, freshEmail } from "../help/forms.ts";
import { all, textOf, the } from "../help/html.ts";
import { expectWhole, formIn, hidden, keptOf, mailsOnce, sentFeedback, valuesIn } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { posted, visit } from "../help/visit.ts";
import { words } from "../help/words.ts";

const forms = [
  { address: "/", id: "enquiry", fieldsOf: enquiryOf },
  { address: "/courses/d-pharm", id: "apply", fieldsOf: applicationOf },
  { address: "/feedback", id: "feedback", fieldsOf: feedbackOf },
];
const longAgo = () => String(Date.now() - 10_000);

describe.each(languages)("in %s", (language) => {
  describe.each(forms)("the form of $address", ({ address, id, fieldsOf }) => {
    const path = pathIn(language, address);
    const problems = words[language].form.problems;

    test("has a field that is hidden from everyone, including screen readers", async () => {
      const { page } = await visit(path);
      const field = the(formIn(page, id), "input[name=website]");
      expect(field.attributes).toMatchObject({ tabindex: "-1", autocomplete: "off" });
      expect(all(formIn(page, id), "[aria-hidden=true] input[name=website]")).toEqual([field]);
    });

    test("is refused with a message when that field is filled in", async () => {
      const email = freshEmail();
      const fields = { ...fieldsOf(email), opened: longAgo(), website: "https://evil.example" };
      const { status, headers, html, page } = await visit(path, posted(fields));
      expect(status).toBe(400);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(textOf(the(page, `#${id}-answer`))).toBe(problems.hiddenField);
      expect(valuesIn(formIn(page, id))).toMatchObject(fieldsOf(email));
      expect(html).not.toContain("evil.example");
      expect(keptOf(email)).toEqual([]);
      expectWhole(page);
    });

    test("is refused when it was filled in faster than anyone types, but accepted a little later", async () => {
      const email = freshEmail();
      const fields = fieldsOf(email);
      for (const time of [
        { opened: String(Date.now()) },
        { filled: "1999", opened: longAgo() },
        { filled: "-5000" },
        { filled: "soon" },
        {},
      ]) {
        const { status, page } = await visit(path, posted({ ...fields, ...time }));
        expect(status).toBe(400);
        expect(textOf(the(page, `#${id}-answer`))).toBe(problems.tooQuick);
        expect(valuesIn(formIn(page, id))).toMatchObject(fields);
        expectWhole(page);
      }
      const { page: unread } = await visit(path, posted({ ...fields, email: "asha" }));
      expect(textOf(the(unread, `#${id}-answer`)), "what is wrong with a field comes first").toContain(problems.fields);
      const just = { opened: String(Date.now()) };
      const { page } = await visit(path, posted({ ...fields, ...just }));
      expect(hidden(formIn(page, id), "opened"), "the time goes on from the first look").toBe(just.opened);
      expect(keptOf(email)).toEqual([]);
      expect((await visit(path, posted({ ...fields, opened: longAgo() }))).status).toBe(200);
      expect(keptOf(email)).toHaveLength(1);
    });
  });
});

test("a page rendered before the clock was set back does not count as sent by a robot", async () => {
  const opened = String(Date.now() + 10 * 60_000);
  expect((await visit("/feedback", posted({ ...feedbackOf(freshEmail()), opened }))).status).toBe(200);
});

test("a lookup is not answered for robots either", async () => {
  const pair = await sentFeedback();
  for (const [robot, sentence] of [
    [{ filled: "5000", website: "x" }, words.en.form.problems.hiddenField],
    [{ filled: "10" }, words.en.form.problems.tooQuick],
  ] as const) {
    const { status, page } = await visit("/my-enquiry", posted({ ...pair, ...robot }));
    expect(status).toBe(400);
    expect(textOf(the(page, "#my-enquiry-answer"))).toBe(sentence);
    expect(valuesIn(formIn(page, "my-enquiry"))).toMatchObject(pair);
    expectWhole(page);
  }
  expect(await mailsOnce(pair.email, 2), "no code").toHaveLength(2);
});
