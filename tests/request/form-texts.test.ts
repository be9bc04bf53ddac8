import { describe, expect, test } from "vitest";
import { refusals } from "#app/lib/http/refusals.server.ts";
import { splitLocale } from "#app/lib/i18n/locale.ts";
import { keptLines, refusedLines } from "../help/any-script.ts";
import { enquiryOf, feedbackOf, freshEmail } from "../help/forms.ts";
import { all, scriptsIn, textOf, the } from "../help/html.ts";
import { fieldErrors } from "../help/parts.ts";
import { formIn, forms, keptOf, mailsOnce, send, valuesIn } from "../help/posted-forms.ts";
import { get, posted, visit } from "../help/visit.ts";
import { words } from "../help/words.ts";

const errors = words.en.form.errors;
const sentences: Record<string, string> = {
  missing: errors.missing("Name", ""),
  long: errors.long("Name", "120"),
  characters: errors.characters("Name", ""),
  hidden: errors.hidden("Name", ""),
  letters: errors.letters("Name", ""),
  alphabets: errors.alphabets("Name", ""),
};

describe("what was typed as a name", () => {
  test("in any script is stored and shown unchanged", () =>
    Promise.all(
      keptLines.map(async ([what, name]) => {
        const email = freshEmail();
        const refused = await send("/feedback", { ...feedbackOf(email), name, text: "" });
        expect(refused.status, what).toBe(400);
        expect(valuesIn(formIn(refused.page, "feedback")), what).toMatchObject({ name });
        expect(scriptsIn(refused.page), what).toHaveLength(1);
        expect((await send("/feedback", { ...feedbackOf(email), name })).status, what).toBe(200);
        expect(keptOf(email), what).toMatchObject([{ name }]);
      }),
    ));

  test("is refused with a message when it cannot be stored", () =>
    Promise.all(
      refusedLines.map(async ([what, name, code]) => {
        const email = freshEmail();
        const { status, page } = await send("/feedback", { ...feedbackOf(email), name });
        expect(status, what).toBe(400);
        expect(fieldErrors(page), what).toEqual([sentences[code]]);
        expect(keptOf(email), what).toEqual([]);
      }),
    ));
});

test("feedback of 5,000 characters of Marathi and of emoji is stored and mailed complete", async () => {
  const email = freshEmail();
  const text = `${"अभिप्राय ".repeat(500)}`.trim().padEnd(4990, "य") + "👍".repeat(5);
  expect((await send("/feedback", { ...feedbackOf(email), text })).status).toBe(200);
  expect(keptOf(email)).toMatchObject([{ text }]);
  const mails = await mailsOnce(email, 2);
  expect(mails.find(({ replyTo }) => replyTo === email)?.text.replace(/\s+/g, "")).toContain(text.replace(/\s+/g, ""));
});

test("feedback of 10,000 characters of Marathi is returned as typed, to be shortened", async () => {
  const text = "आ".repeat(10_000);
  const { status, page } = await send("/feedback", { ...feedbackOf(freshEmail()), text });
  expect(status).toBe(400);
  expect(fieldErrors(page)).toEqual([errors.long("Feedback", "5,000")]);
  expect(valuesIn(formIn(page, "feedback"))).toMatchObject({ text });
});

describe.each(forms)("the form of $address", ({ address, id, needed }) => {
  test.each([
    ["2,000 signs of Marathi", "आ".repeat(2000)],
    ["HTML", `"><script>alert(1)</script><img src=x onerror=alert(1)>'`],
    ["Urdu turned around", "\u202eمحمد\u2066 علی"],
    ["a family", "👨‍👩‍👧‍👦"],
  ])("shows %s in every field as it was typed, and runs none of it", async (_what, text) => {
    const fields = Object.fromEntries(needed.map((name) => [name, text]));
    const { status, page } = await send(address, fields);
    expect(status).toBe(400);
    expect(valuesIn(formIn(page, id))).toMatchObject(fields);
    expect(scriptsIn(page)).toHaveLength(1);
    expect(all(page, "[onerror]")).toEqual([]);
    expect(textOf(the(page, `#${id}-answer`))).not.toBe("");
  });

  test.each(["%00", "%ED%A0%80", "%FF%FE", "%", "%zz", "%C0%AE", "+%0D%0A+", "%E2%80%AE"])(
    "answers the bytes '%s' in every field with a message, or accepts them",
    async (bytes) => {
      const body = [...needed.map((name) => `${name}=${bytes}`), "filled=5000"].join("&");
      const { status, page } = await visit(address, posted(body));
      expect(status).toBe(400);
      expect(textOf(the(page, `#${id}-answer`))).not.toBe("");
      expect(fieldErrors(page).length).toBeGreaterThan(0);
    },
  );

  test.each([
    ["a field twice", `${needed[0]}=One&${needed[0]}=Two`],
    ["names that objects have", "__proto__=1&constructor=2&toString=3&hasOwnProperty=4&__proto__[a]=5"],
    ["names in brackets", "email[]=a&email[$ne]=&name[a]=b"],
    ["a name of 10,000 signs", `${"a".repeat(10_000)}=b`],
    ["an intent that nobody has", "intent=drop"],
    ["a code for no ticket", "intent=verify&otp=123456"],
    ["a code with a name of objects as its ticket", "intent=verify&ticket=__proto__&otp=toString"],
    ["a wish for a code for no ticket", "intent=resend"],
    ["a wish for the dialog of no ticket", "intent=code&ticket=none"],
    ["nothing at all", ""],
    ["only signs of its own", "&&&===&"],
  ])("answers %s with a message", async (_what, body) => {
    const { status, page } = await visit(address, posted(body && `${body}&filled=5000`));
    expect(status).toBe(400);
    expect(all(page, `#${id} [role=alert]`).length).toBeGreaterThan(0);
  });
});

test("unknown fields of an enquiry are neither stored nor shown", async () => {
  const email = freshEmail();
  const fields = { ...enquiryOf(email), status: "answered", reference: "E-AAAA-AAAA", id: "x", isAdmin: "secret-1" };
  const { status, html } = await send("/", fields);
  expect(status).toBe(200);
  expect(html).not.toContain("secret-1");
  expect(keptOf(email)).toMatchObject([{ status: "unconfirmed", reference: null }]);
});

describe("a body that is not a form", () => {
  const formType = "application/x-www-form-urlencoded";
  const boundary = "multipart/form-data; boundary=x";
  const multipart = `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha\r\n--x--\r\n`;
  test.each([
    ["hundreds of names", formType, Array.from({ length: 3000 }, (_, each) => `a${each}=b`).join("&")],
    ["half of a multipart", boundary, multipart.slice(0, 40)],
    ["JSON", "application/json", '{"name":"Asha"}'],
    ["broken JSON", "application/json", "{"],
    ["plain text", "text/plain", "name=Asha"],
    ["XML", "application/xml", "<name>Asha</name>"],
    ["garbage", "application/octet-stream", "\0\u0001\u00ff"],
    ["a kind that is none", ";;;", "a"],
  ])("(%s) gets a message in the language of the form", async (_what, type, body) => {
    for (const { address, id } of forms)
      for (const part of [{}, { "x-fragment": id }]) {
        const answer = await get(address, posted(body, { "content-type": type, ...part }));
        expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/plain; charset=UTF-8"]);
        expect(await answer.text()).toBe(refusals[splitLocale(address).locale].unreadable);
      }
  });

  test("(a multipart with a text) is accepted as one", async () => {
    for (const { address, id } of forms) {
      const { status, page } = await visit(address, posted(multipart, { "content-type": boundary }));
      expect(status).toBe(400);
      expect(formIn(page, id).attributes.method).toBe("post");
      expect(all(page, "[role=alert]").length).toBeGreaterThan(0);
    }
  });
});
