import { setTimeout as wait } from "node:timers/promises";
import { inTurns, times } from "./connections.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { secondsUntil, type Target } from "./server.ts";
import {
  createMember,
  createVisitor,
  freshAddress,
  freshEmail,
  mailedCode,
  mailsTo,
  password,
  register,
  type Visitor,
} from "./visitor.ts";

/** Checks that nobody can register and erase an address again and again without mails to its owner. */
export async function mailSuppression(site: Target): Promise<Finding> {
  const email = freshEmail();
  const cycles = 8;
  let registered = 0;
  let silent = 0;
  let status = 200;
  for (let cycle = 0; cycle < cycles; cycle++) {
    const before = (await mailsTo(site, email)).length;
    const visitor = createVisitor(site);
    status = (await register(visitor, email)).status;
    if (status !== 200) break;
    registered += 1;
    if ((await secondsUntil(async () => (await mailsTo(site, email)).length > before, 3)) > 3) silent += 1;
    await visitor.post("/faculty/dashboard", { intent: "erase", confirms: "erase", email, current: password });
    if (await visitor.isSignedIn()) throw new Error("The account was not erased.");
  }
  return expected(
    `one address registered and erased up to ${cycles} times`,
    `${registered} registrations, ${silent} without a mail, then ${status}`,
    `429 before ${cycles}, 0 without a mail`,
    status === 429 && registered > 0 && silent === 0,
  );
}

const askForCode = (visitor: Visitor, email: string) =>
  visitor.post("/faculty-login?mode=forgot", { intent: "send", email });

/** Whether an owner who requests a code gets it. */
async function ownerAsks(site: Target, owner: Visitor, email: string, sent: string): Promise<Finding> {
  const before = (await mailsTo(site, email)).length;
  const { status } = await askForCode(owner, email);
  const isMailed = (await secondsUntil(async () => (await mailsTo(site, email)).length > before, 3)) <= 3;
  return expected(sent, `${status}, mailed: ${isMailed}`, "200, mailed", status === 200 && isMailed);
}

/** How often strangers try while more than half an hour passes on the fast clock. */
const tries = 32;
/** Milliseconds, more than a minute on the fast clock. */
const pause = 550;

/** Checks that lookups of enquiries that do not exist use up no codes of the address's owner. */
export async function silentLookUps(site: Target): Promise<Finding> {
  const { email } = await createMember(site);
  for (const at of times(tries)) {
    const reference = `E-AAAA-A${"ABCDEFGH"[at % 8]}${"JKMN"[at >> 3]}A`;
    await createVisitor(site).post("/my-enquiry", { reference, email });
    await wait(pause);
  }
  const sent = `look-ups with ${tries} invented references in 35 min, then the owner asks for a code from elsewhere`;
  return ownerAsks(site, createVisitor(site), email, sent);
}

/** Checks that strangers who request codes do not use up those of the owner's own browser. */
export async function usedUpCodes(site: Target): Promise<Finding> {
  const { email, visitor } = await createMember(site);
  for (const _ of times(tries)) {
    await askForCode(createVisitor(site), email);
    await wait(pause);
  }
  visitor.move();
  return ownerAsks(site, visitor, email, `codes asked for ${tries} times in 35 min, then by the owner's browser`);
}

/** Checks that an owner can still sign in with their usual browser, whatever strangers try. */
export async function wrongPasswords(site: Target): Promise<Finding> {
  const { email, visitor } = await createMember(site);
  const count = 50;
  await inTurns(times(count), 5, () => createVisitor(site).post("/faculty-login", { email, password: "not this one" }));
  visitor.move();
  const { status } = await visitor.post("/faculty-login", { email, password });
  const sent = `${count} wrong passwords from as many addresses, then the right one from the owner's browser`;
  return expected(sent, `${status}`, "200", status === 200);
}

/** Checks that a network learns only of few addresses whether they are registered. */
export async function takenAnswers(site: Target): Promise<Finding> {
  const emails = times(40).map(freshEmail);
  await inTurns(emails, 4, (email) => register(createVisitor(site), email));
  let taken = 0;
  await inTurns(emails, 4, async (email) => {
    const address = freshAddress().replace(/^2001:db8:\w+/, "2001:db8:77");
    if ((await register(createVisitor(site, address), email)).status === 409) taken += 1;
  });
  return atMost(
    `registrations of ${emails.length} taken addresses from one /48`,
    `"taken" was answered`,
    taken,
    20,
    "times",
  );
}

/** Checks that mass registrations do not delay members who sign in. */
export async function registrationFlood(site: Target): Promise<Finding> {
  const { email } = await createMember(site);
  const count = 500;
  const flood = times(count).map(() => register(createVisitor(site), freshEmail()).catch(() => undefined));
  await Promise.race(flood);
  const from = performance.now();
  const { status } = await createVisitor(site)
    .post("/faculty-login", { email, password })
    .catch((error) => ({ status: String(error.cause) }));
  const time = performance.now() - from;
  const kept = (await Promise.all(flood)).filter((answer) => answer?.status === 200).length;
  const finding = atMost(
    `${count} registrations at once, then a member signs in`,
    `${status}, ${kept} registered; after`,
    time,
    3_000,
    "ms",
  );
  return { ...finding, isOk: finding.isOk && status === 200 };
}

/** Checks that different spellings of one mailbox get no more mails than one address does. */
export async function mailBomb(site: Target): Promise<Finding> {
  const name = `victim${Date.now()}`;
  const spellings = times(300).map(
    (at) => `${at % 3 === 0 ? [...name].join(".") : name}+${at}@${at % 2 ? "gmail" : "googlemail"}.com`,
  );
  await inTurns(spellings, 10, (email) =>
    createVisitor(site).post("/", { fullName: "Asha", hscPercentage: "85%", email, contactNumber: "9876543210" }),
  );
  let mails = 0;
  for (const email of spellings) mails += (await mailsTo(site, email)).length;
  return atMost("300 enquiries to spellings of one mailbox (+tag, dots)", "mails", mails, 10);
}

/** Checks that a requested code reaches its owner, so that the other findings mean something. */
export async function ordinaryCode(site: Target): Promise<Finding> {
  const email = freshEmail();
  await createVisitor(site).post("/", { fullName: "Asha", hscPercentage: "85%", email, contactNumber: "9876543210" });
  const code = await mailedCode(site, email);
  return expected("an ordinary enquiry", code ? "its code came" : "no code came", "its code comes", code !== "");
}
