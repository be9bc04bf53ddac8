import { describe, expect, inject, test } from "vitest";
import { applicationOf, freshEmail, guardian, mailsWith } from "../help/forms.ts";
import { type Element, textOf, the } from "../help/html.ts";
import { factsIn } from "../help/parts.ts";
import { codeOnceTo, hidden, keptOf, openRecord, referenceIn, send, sentFeedback } from "../help/posted-forms.ts";

/** An answer without what differs between requests: the address, the ticket, the time. */
const withoutOwn = (html: string, email: string, page: Element) =>
  html
    .replaceAll(email, "EMAIL")
    .replaceAll(hidden(page, "ticket") || "no ticket", "TICKET")
    .replace(/(name="opened" value=")\d+/g, "$1TIME");

describe("a stranger", () => {
  test("sees no difference between a pair that belongs together and one that does not", async () => {
    const pair = await sentFeedback();
    const stranger = freshEmail();
    const right = await send("/my-enquiry", pair);
    const wrong = await send("/my-enquiry", { reference: pair.reference, email: stranger });
    expect(wrong.status).toBe(right.status);
    expect(withoutOwn(wrong.html, stranger, wrong.page)).toBe(withoutOwn(right.html, pair.email, right.page));
    const names = ({ headers }: { headers: Headers }) => [...headers.keys()].filter((name) => name !== "date");
    expect(names(wrong)).toEqual(names(right));
    await codeOnceTo(pair.email);
    expect(await mailsWith(inject("dataDir"), stranger)).toEqual([]);
  });

  test("sees none either when a code is wrong, or another is requested too soon", async () => {
    const pair = await sentFeedback();
    const other = { reference: pair.reference, email: freshEmail() };
    const answers = await Promise.all(
      [pair, other].map(async (each) => {
        const ticket = hidden((await send("/my-enquiry", each)).page, "ticket");
        const wrong = await send("/my-enquiry", { ...each, ticket, intent: "verify", otp: "000000" });
        const again = await send("/my-enquiry", { ...each, ticket, intent: "resend" });
        const resent = await send("/my-enquiry", each);
        expect([wrong.status, again.status, resent.status]).toEqual([400, 429, 429]);
        expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
        const all = [wrong, again, resent].map(({ html }) => html.replaceAll(ticket, "TICKET")).join();
        return all
          .replaceAll(each.email, "EMAIL")
          .replace(/(name="opened" value=")\d+/g, "$1TIME")
          .replace(/\d+ seconds/g, "SECONDS");
      }),
    );
    expect(answers[1]).toBe(answers[0]);
  });

  test.each(["", "unknown", "a.b.c", "..", "lookup:x.99999999999999.AAAA", "\0"])(
    "opens nothing by the pass %j, and gets a message",
    async (pass) => {
      for (const intent of ["correct", "erase"]) {
        const { status, page } = await send("/my-enquiry", { intent, pass, name: "Asha" });
        expect(status).toBe(400);
        expect(textOf(the(page, "#my-enquiry-answer"))).not.toBe("");
        expect(factsIn(page)).toEqual({});
      }
    },
  );

  test("cannot turn the pass for one submission into a pass for another", async () => {
    const [mine, other] = [await sentFeedback(), await sentFeedback()];
    const { pass } = await openRecord(mine);
    const [, expiresAt, mark] = pass.split(".");
    const id = String(keptOf(other.email)[0]?.id);
    for (const forged of [`lookup:${id}.${expiresAt}.${mark}`, pass.replace(/\.\d+\./, ".99999999999999.")])
      expect((await send("/my-enquiry", { intent: "erase", pass: forged })).status).toBe(400);
    expect(keptOf(other.email)).toHaveLength(1);
    expect(keptOf(mine.email)).toHaveLength(1);
  });

  test("cannot correct the address, the age or the reference", async () => {
    const email = freshEmail();
    const { page } = await send("/courses/d-pharm", { ...applicationOf(email), ...guardian });
    const reference = referenceIn(page);
    const { pass } = await openRecord({ email, reference });
    const change = { fullName: "Asha", email: freshEmail(), reference: "A-AAAA-AAAA", isMinor: "", status: "answered" };
    const { status } = await send("/my-enquiry", { intent: "correct", pass, ...change, ...{ phone: "9876543210" } });
    expect(status).toBe(200);
    expect(keptOf(email)).toMatchObject([
      { name: "Asha", phone: "+91 98765 43210", reference, isMinor: 1, status: "new", guardianName: "Sunita Namune" },
    ]);
  });
});
