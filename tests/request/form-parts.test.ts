import { describe, expect, test } from "vitest";
import { feedbackOf, freshEmail } from "../help/forms.ts";
import { all, readHtml, textOf, the } from "../help/html.ts";
import { forms, referenceIn, send, waitingEnquiry } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { get, posted } from "../help/visit.ts";

describe.each(languages)("in %s", (language) => {
  describe.each(forms)("a form of $address that was sent by script", ({ address, id }) => {
    const path = pathIn(language, address);
    // The hour at which the page was rendered is sent along, so that two answers are identical.
    const sent = { email: "nobody", opened: "1" };

    test("is answered with its own section only, as in the whole page", async () => {
      const whole = await send(path, sent);
      const part = await send(path, sent, { "x-fragment": id });
      expect(part.page.children).toHaveLength(1);
      expect(the(part.page, "section[data-part]").attributes.id).toBe(id);
      expect(part.html).not.toMatch(/<(html|head|body|main|script)\b/);
      expect(whole.html).toContain(part.html);
      expect([part.status, whole.status]).toEqual([400, 400]);
      for (const name of ["content-type", "x-content-type-options", "content-security-policy"])
        expect(part.headers.get(name)).toBe(whole.headers.get(name));
      expect(part.headers.get("cache-control")).toBe("no-store");
    });

    test("is answered in gzip when it accepts that", async () => {
      const part = (encoding: string) => get(path, posted(sent, { "x-fragment": id, "accept-encoding": encoding }));
      const [gzip, plain] = [await part("gzip, br"), await part("identity")];
      expect(gzip.headers.get("content-encoding")).toBe("gzip");
      expect(gzip.headers.get("vary")).toMatch(/accept-encoding/i);
      expect(plain.headers.get("content-encoding")).toBeNull();
      expect(await gzip.text()).toBe(await plain.text());
    });
  });
});

test("an enquiry is completed in parts, with the same statuses", async () => {
  const { ticket, code, path } = await waitingEnquiry();
  const step = (fields: Record<string, string>) => send(path, { ticket, ...fields }, { "x-fragment": "enquiry" });
  const wrong = await step({ intent: "verify", otp: "000000" });
  expect(wrong.status).toBe(400);
  expect(textOf(the(wrong.page, "dialog[open] div[role=alert]"))).toMatch(
    /^Invalid or expired OTP\. Please try again\./,
  );
  const again = await step({ intent: "resend" });
  expect(again.status).toBe(429);
  expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
  const back = await step({ intent: "code" });
  expect(back.status).toBe(200);
  expect(the(back.page, "section").attributes["data-address"]).toBe(`/?ticket=${ticket}`);
  const done = await step({ intent: "verify", otp: code });
  expect(done.status).toBe(200);
  expect(referenceIn(done.page)).toMatch(/^E-/);
  expect(the(done.page, "section").attributes["data-address"]).toBe("/");
});

test("the value of the header does not matter, and without it the whole page is returned", async () => {
  for (const name of ["", "other", "<b>"]) {
    const { page } = await send("/feedback", feedbackOf(freshEmail()), { "x-fragment": name });
    expect(page.children).toHaveLength(1);
    expect(referenceIn(page)).toMatch(/^F-/);
  }
  const { page } = await send("/feedback", feedbackOf(freshEmail()));
  expect(all(page, "html")).toHaveLength(1);
});

test("a page without a form answers a part like any post", async () => {
  const answer = await get("/admission", posted({ a: "b" }, { "x-fragment": "a" }));
  expect(answer.status).toBe(405);
  expect(all(readHtml(await answer.text()), "h1")).toHaveLength(1);
});

test("the header has no effect on a GET", async () => {
  const [plain, asked] = await Promise.all([
    get("/feedback"),
    get("/feedback", { headers: { "x-fragment": "feedback" } }),
  ]);
  expect(await asked.text()).toBe(await plain.text());
});
