import { describe, expect, test } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { proofToken } from "#app/people/accounts/mailed-tokens.server.ts";
import { asha, caller, noted, openOffice, openWithMember, quietly, ravi } from "../help/faculty.ts";
import { signedIn } from "../help/faculty-ports.ts";
import { placeOf } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { day, minute, outboxEmpty, setForward, ticketOf } from "../help/services.ts";

const wrong = { ok: false, reason: "wrongCredentials" };
const badProof = { ok: false, reason: "badProof" };
const theirs = "a password of the owner";

/** An account that somebody registered, and every way in which the owner of its address can sign in. */
async function openUnproven() {
  const services = await openWithMember();
  const { signIns, accounts, accountCodes, codeFor, ways, mails, member } = services;
  const proof = /proof=(\S+)/.exec((await mails())[0]?.text ?? "")?.[1] ?? "";
  const proofs = {
    link: (from = caller) => signIns.byProof(proof, from),
    code: ways.code,
    token: ways.token,
    async reset(from = caller) {
      const ticket = ticketOf(await accountCodes.send("reset", asha.email, from));
      return accounts.resetPassword(ticket, await codeFor(asha.email), theirs, from);
    },
  };
  const provenAt = () => rowsIn(services.dataDir, "SELECT provenAt FROM members")[0]?.provenAt;
  return { ...services, proof, proofs, provenAt, registered: member };
}

const everyProof = ["link", "code", "token", "reset"] as const;
const withoutPassword = ["link", "code", "token"] as const;

describe("the first proof of an address", () => {
  test.each(everyProof)(
    "elsewhere, by %s, ends the password and sessions of the person who registered",
    async (way) => {
      const { proofs, ways, accounts, registered, provenAt } = await openUnproven();
      const other = signedIn(await ways.password());
      const owner = signedIn(await proofs[way]());
      expect(provenAt()).toEqual(expect.any(Number));
      expect(await ways.password()).toEqual(wrong);
      for (const { session } of [registered, other]) expect(await accounts.memberOf(session, "en")).toBeUndefined();
      expect(await accounts.memberOf(owner.session, "en")).toMatchObject({ email: asha.email });
    },
  );

  test.each(withoutPassword)("by %s reports that a password ended, and records it", async (way) => {
    const { proofs, dataDir } = await openUnproven();
    expect(await proofs[way]()).toMatchObject({ ok: true, hasEndedPassword: true });
    expect(noted(dataDir).filter(({ event }) => event === "passwordRemoved")).toHaveLength(1);
  });

  test.each(withoutPassword)("by %s, when the browser is logged in to it, keeps the password", async (way) => {
    const { proofs, ways, accounts, registered, provenAt } = await openUnproven();
    const other = signedIn(await ways.password());
    const owner = await proofs[way]({ ...caller, session: registered.session });
    expect(owner).not.toMatchObject({ hasEndedPassword: true });
    expect(provenAt()).toEqual(expect.any(Number));
    expect(await accounts.memberOf(signedIn(owner).session, "en")).toBeDefined();
    expect(await accounts.memberOf(other.session, "en"), "the other device stays logged in").toBeDefined();
    expect(await ways.password()).toMatchObject({ ok: true });
  });

  test.each(withoutPassword)("by %s, when the browser is logged in to another account, ends it", async (way) => {
    const { proofs, ways, register } = await openUnproven();
    const { session } = await register(ravi);
    expect(await proofs[way]({ ...caller, session })).toMatchObject({ hasEndedPassword: true });
    expect(await ways.password()).toEqual(wrong);
  });

  test("keeps the password of a reset, and so does any later proof", async () => {
    const { proofs, signIns } = await openUnproven();
    signedIn(await proofs.reset());
    signedIn(await proofs.token());
    expect(await signIns.byPassword(asha.email, theirs, caller)).toMatchObject({ ok: true });
  });

  test("cannot be undone by a password change at the same time, in an old session", async () => {
    const { proofs, accounts, registered, signIns } = await openUnproven();
    const passwords = { current: asha.password, password: "a new one of the stranger" };
    const change = accounts.changePassword(registered, passwords, caller);
    // By then the stranger's old password was verified, and the new one is being hashed.
    for (let count = 0; count < 20; count++) await accounts.memberOf(registered.session, "en");
    const [owner, changed] = await Promise.all([proofs.link(), change]);
    expect(await accounts.memberOf(signedIn(owner).session, "en")).toBeDefined();
    if (changed.ok) expect(await accounts.memberOf(changed.session, "en")).toBeUndefined();
    for (const password of [asha.password, passwords.password])
      expect(await signIns.byPassword(asha.email, password, caller)).toEqual(wrong);
    expect(await accounts.changePassword(registered, passwords, caller)).toMatchObject({ ok: false });
  });

  test("reports no password when there was none", async () => {
    const { signIns, invite } = await openUnproven();
    const opened = await signIns.byToken(invite({ name: ravi.name, email: ravi.email }), caller);
    expect(opened).toMatchObject({ ok: true, hasEndedPassword: false });
  });
});

describe("the link in a registration's mail", () => {
  test("contains the address, and proves nothing by being opened", async () => {
    const { signIns, proof, registered, provenAt } = await openUnproven();
    expect(await signIns.proofOf(proof, undefined)).toEqual({ email: asha.email, isOwn: false });
    expect(await signIns.proofOf(proof, registered.session)).toEqual({ email: asha.email, isOwn: true });
    expect(provenAt()).toBeNull();
  });

  test.each(everyProof)("proves nothing again after %s", async (way) => {
    const { signIns, proof, proofs } = await openUnproven();
    signedIn(await proofs[way]());
    expect(await signIns.proofOf(proof, undefined)).toBeUndefined();
    expect(await signIns.byProof(proof, caller)).toEqual(badProof);
  });

  test("signs in one of ten who press at once, and that one stays logged in", async () => {
    const { proofs, accounts } = await openUnproven();
    const answers = await Promise.all(Array.from({ length: 10 }, () => proofs.link()));
    const [first, ...more] = answers.filter(({ ok }) => ok);
    expect(more).toEqual([]);
    expect(first?.ok && (await accounts.memberOf(first.session, "en"))).toBeTruthy();
  });

  test("is valid for seven days", async () => {
    const { signIns, proof, proofs } = await openUnproven();
    setForward(7 * day - minute);
    expect(await signIns.proofOf(proof, undefined)).toBeDefined();
    setForward(2 * minute);
    expect(await signIns.proofOf(proof, undefined)).toBeUndefined();
    expect(await proofs.link()).toEqual(badProof);
  });

  test("opens nothing when changed, when it is another kind of token, or when its account is gone", async () => {
    const { signIns, proof, invite, accounts, registered, register, dataDir } = await openUnproven();
    const { uid } = await register(ravi);
    quietly("warn");
    const his = proofToken.sign(readSecret(placeOf(dataDir)), uid, Date.now());
    const [text, end, mark] = proof.split(".");
    const [other] = his.split(".");
    for (const changed of ["", "..", `${other}.${end}.${mark}`, `${text}.${Number(end) + 1}.${mark}`, invite()])
      expect(await signIns.byProof(changed, caller), changed).toEqual(badProof);
    expect(await signIns.byToken(proof, caller)).toMatchObject({ reason: "badToken" });
    await accounts.erase(registered);
    await outboxEmpty(dataDir);
    expect(await signIns.byProof(proof, caller)).toEqual(badProof);
  });

  test("signs in nobody whom the office has suspended", async () => {
    const { proofs, dataDir, provenAt } = await openUnproven();
    await (await openOffice(dataDir)).suspend(asha.email);
    expect(await proofs.link()).toEqual({ ok: false, reason: "suspended" });
    expect(provenAt()).toBeNull();
  });

  test("is in no mail to a person whom the office invited", async () => {
    const { signIns, invite, mails, dataDir } = await openUnproven();
    signedIn(await signIns.byToken(invite({ name: ravi.name, email: ravi.email }), caller));
    await outboxEmpty(dataDir);
    const [mail] = (await mails()).filter(({ to }) => to === ravi.email);
    expect(mail?.text).toContain("/faculty-login");
    expect(mail?.text).not.toContain("proof=");
  });
});
