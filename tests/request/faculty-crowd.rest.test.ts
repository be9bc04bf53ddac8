import { describe, expect, test } from "vitest";
import { isSignedIn, logIn, loginPath, newMember, openBrowser, sendCode } from "../help/faculty-visits.ts";
import { freshEmail } from "../help/forms.ts";
import { expectFewLooks, mostLooks, sendCrowd } from "../help/password-crowd.ts";
import { startForAll } from "../help/started-server.ts";
import { freshAddress } from "../help/visit.ts";

const size = 1000;

const site = startForAll({ TRUST_PROXY: "1" });

describe("a thousand wrong passwords at once", { timeout: 300_000 }, () => {
  test("for one account from one address are all answered, and few of them are checked", () =>
    expectFewLooks(site(), size));

  test("for one account from a thousand addresses are all answered, and few of them are checked", async () => {
    const member = await newMember(site());
    const sent = sendCrowd(site(), { size, emailOf: () => member.email, addressOf: freshAddress });
    const { counts, looked, seconds, pages } = await sent;
    expect(pages, "visitors get pages before the crowd is answered").toBeGreaterThan(5);
    expect(looked).toBeLessThanOrEqual(mostLooks(50, seconds));
    expect(counts).toEqual({ 401: looked, 429: size - looked });
    expect(await isSignedIn(member.browser), "who is signed in stays so").toBe(true);
    const { ticket, code } = await sendCode(openBrowser(site()), member.email);
    const owner = await openBrowser(site()).send(loginPath("otp"), { ticket, otp: code });
    expect(owner.status, "the owner gets in with an OTP at once").toBe(200);
  });

  test("for a thousand accounts from a thousand addresses are all answered, however few can be checked", async () => {
    const member = await newMember(site());
    const crowd = { size, emailOf: freshEmail, addressOf: freshAddress };
    const { counts, looked, pages } = await sendCrowd(site(), crowd);
    expect(pages, "visitors get pages before the crowd is answered").toBeGreaterThan(5);
    expect(looked).toBeGreaterThan(0);
    expect(counts).toEqual({ 401: looked, ...(looked < size && { 429: size - looked }) });
    expect(await isSignedIn(member.browser), "who is signed in stays so").toBe(true);
    expect((await logIn(openBrowser(site()), member)).status, "afterwards others get in").toBe(200);
    expect(site().written.errors).toBe("");
    expect(site().written.output).not.toContain('"level":50');
  });
});
