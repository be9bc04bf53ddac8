import { describe, expect, test } from "vitest";
import { codeIn } from "../help/mails.ts";
import { clock, enquiry, minute, openServices, sender } from "../help/services.ts";

/** An enquiry that was sent, its ticket, and the code from its mail. */
async function sentEnquiry(time = clock(), more: Partial<typeof enquiry> = {}) {
  const services = await openServices({}, time);
  const sent = await services.enquiries.submit({ ...enquiry, ...more }, sender);
  if (!sent.ok) throw new Error(sent.reason);
  const mail = (await services.mails()).at(-1);
  return { ...services, time, ticket: sent.ticket, code: mail ? codeIn(mail) : "" };
}

const another = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, "0");

describe("the code of an enquiry", () => {
  test("is mailed, confirms it once, and no second time", async () => {
    const { enquiries, ticket, code } = await sentEnquiry();
    expect(await enquiries.confirm(ticket, code, sender)).toEqual({
      ok: true,
      reference: expect.stringMatching(/^E-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      isMinor: false,
    });
    expect(await enquiries.confirm(ticket, code, sender)).toEqual({ ok: false, reason: "wrongCode" });
  });

  test("is valid for ten minutes", async () => {
    const { enquiries, ticket, code, time } = await sentEnquiry();
    time.pass(10 * minute);
    expect(await enquiries.confirm(ticket, code, sender)).toMatchObject({ reason: "wrongCode" });
  });

  test("is still valid a second before they are over", async () => {
    const { enquiries, ticket, code, time } = await sentEnquiry();
    time.pass(10 * minute - 1000);
    expect(await enquiries.confirm(ticket, code, sender)).toMatchObject({ ok: true });
  });

  test("survives four wrong attempts", async () => {
    const { enquiries, ticket, code } = await sentEnquiry();
    for (let step = 1; step <= 4; step++) await enquiries.confirm(ticket, another(code, step), sender);
    expect(await enquiries.confirm(ticket, code, sender)).toMatchObject({ ok: true });
  });

  test("is invalid after five, sent one after another or all at once", async () => {
    const { enquiries, ticket, code } = await sentEnquiry();
    const tries = [1, 2, 3, 4, 5].map((step) => enquiries.confirm(ticket, another(code, step), sender));
    expect((await Promise.all(tries)).every(({ ok }) => !ok)).toBe(true);
    expect(await enquiries.confirm(ticket, code, sender)).toMatchObject({ ok: false });
  });

  test("is invalid when a newer one, which opens the same enquiry, is used", async () => {
    const { enquiries, ticket, code, mails, time } = await sentEnquiry();
    time.pass(2 * minute);
    const again = await enquiries.resend(ticket, sender);
    if (!again.ok) throw new Error(again.reason);
    const newest = (await mails()).filter(({ to }) => to === enquiry.email).map(codeIn);
    expect(newest).toHaveLength(2);
    const fresh = newest.find((each) => each !== code) ?? code;
    expect(await enquiries.confirm(again.ticket, fresh, sender)).toMatchObject({ ok: true });
    expect(await enquiries.confirm(ticket, code, sender)).toMatchObject({ ok: false });
  });

  test("opens no enquiry but its own", async () => {
    const { enquiries, code } = await sentEnquiry();
    const other = await enquiries.submit({ ...enquiry, email: "ravi@example.org" }, sender);
    if (!other.ok) throw new Error(other.reason);
    expect(await enquiries.confirm(other.ticket, code, sender)).toMatchObject({ ok: false });
  });
});
