import { appCode, forgetCodes } from "../../tests/help/app-code.ts";
import { inTurns, times } from "./connections.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { oneByOne } from "./one-by-one.ts";
import { press } from "./press.ts";
import type { Target } from "./server.ts";
import { givePassword, isIn, newStaff, type Staff } from "./staff.ts";
import { mailsMade, mailsSent } from "./store.ts";
import { createVisitor, freshAddress, freshEmail, mailsTo, type Visitor } from "./visitor.ts";

const office = "/office";

/**
 * Enters a person's password in a browser.
 * @returns the page for the second step
 */
const afterPassword = async (visitor: Visitor, staff: Staff) =>
  givePassword(visitor, office, await visitor.get(office), staff);

/**
 * Tries a second factor.
 * @returns whether the browser is signed in then
 */
async function enters(visitor: Visitor, staff: Staff, name: "code" | "recovery", value: string): Promise<boolean> {
  const screen = await afterPassword(visitor, staff);
  const isOpen = screen.html.includes(`name="${name}"`);
  if (isOpen) await press(visitor, office, screen, [name], { [name]: value });
  return isIn(visitor);
}

/**
 * Enters wrong codes like an attacker who knows the password: five in each step, each time from a new internet address.
 */
async function guess(site: Target, staff: Staff, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 5) {
    const visitor = createVisitor(site);
    const screen = await afterPassword(visitor, staff);
    for (const _ of times(Math.min(5, left)))
      if (screen.html.includes('name="code"')) await press(visitor, office, screen, ["code"], { code: "000000" });
  }
}

/** Checks that wrong codes do not lock the owner out, and that the owner is notified. */
async function wrongCodes(site: Target): Promise<Finding[]> {
  const staff = await newStaff(site, "office");
  await mailsSent(site);
  const before = (await mailsTo(site, staff.email)).length;
  await guess(site, staff, 40);
  await mailsSent(site);
  const told = (await mailsTo(site, staff.email)).length - before;
  const known = createVisitor(site);
  known.cookies.set("office_device", staff.visitor.cookies.get("office_device") ?? "");
  forgetCodes(site.dataDir, staff.email);
  const byCode = await enters(known, staff, "code", await appCode(staff.app));
  const byRecovery = await enters(createVisitor(site), staff, "recovery", staff.recoveryCodes[0] ?? "");
  const sent = "40 wrong codes by a person who knows the password";
  return [
    expected(sent, `mails to the owner: ${told}`, "1 or 2", told === 1 || told === 2),
    expected(`${sent}; the owner's app, in a known browser`, `in: ${byCode}`, "true", byCode),
    expected(`${sent}; a recovery code, in any browser`, `in: ${byRecovery}`, "true", byRecovery),
  ];
}

/** Checks that wrong codes are limited, so that an attacker who knows the password cannot try them all. */
async function guessedCodes(site: Target): Promise<Finding> {
  const staff = await newStaff(site, "office");
  await guess(site, staff, 60);
  const stranger = createVisitor(site);
  forgetCodes(site.dataDir, staff.email);
  const isGuessed = await enters(stranger, staff, "code", await appCode(staff.app));
  return expected("60 wrong codes, then the right one, in an unknown browser", `in: ${isGuessed}`, "false", !isGuessed);
}

/** Checks that an app's code, and a recovery code, let only one browser in, even when several send it at once. */
async function usedTwice(site: Target): Promise<Finding[]> {
  const staff = await newStaff(site, "office");
  const browsers = async () => {
    const visitors = times(5).map(() => createVisitor(site));
    const screens = await Promise.all(visitors.map((visitor) => afterPassword(visitor, staff)));
    return visitors.map((visitor, at) => ({ visitor, screen: screens[at] as (typeof screens)[number] }));
  };
  async function admitted(name: "code" | "recovery", value: string): Promise<number> {
    const all = await browsers();
    await Promise.all(all.map(({ visitor, screen }) => press(visitor, office, screen, [name], { [name]: value })));
    const open = await Promise.all(all.map(({ visitor }) => isIn(visitor)));
    return open.filter(Boolean).length;
  }
  forgetCodes(site.dataDir, staff.email);
  const byCode = await admitted("code", await appCode(staff.app));
  const [recovery = ""] = staff.recoveryCodes;
  const byRecovery = await admitted("recovery", recovery);
  const isAgain = await enters(createVisitor(site), staff, "recovery", recovery);
  return [
    expected("one code of the app in five browsers at once", `${byCode} in`, "1", byCode === 1),
    expected("one recovery code in five browsers at once", `${byRecovery} in`, "1", byRecovery === 1),
    expected("the same recovery code later", `in: ${isAgain}`, "false", !isAgain),
  ];
}

const askForLink = (visitor: Visitor, email: string) => visitor.post(office, { gate: "lost", email });

/** Checks that the form for a lost password cannot be used to send unlimited mails. */
async function lostPasswords(site: Target): Promise<Finding[]> {
  await newStaff(site, "office");
  await mailsSent(site);
  const before = mailsMade(site);
  const ask = (address: string) => askForLink(createVisitor(site, address), freshEmail());
  const network = times(300).map(() => freshAddress().replace(/^2001:db8:\w+/, "2001:db8:77"));
  await inTurns(network, 4, ask);
  const ofNetwork = mailsMade(site) - before;
  await inTurns(times(800).map(freshAddress), 4, ask);
  const ofAll = mailsMade(site) - before;
  return [
    atMost("lost passwords of 300 strangers from one /48", "mails", ofNetwork, 200),
    atMost("and of 800 more, each from a different network", "mails in all", ofAll, 600),
  ];
}

/** Checks that a person gets a link in a known browser, even after strangers have requested links all day. */
async function ownLink(site: Target): Promise<Finding> {
  const { email, visitor } = await newStaff(site, "principal");
  await mailsSent(site);
  for (const _ of times(12)) await askForLink(createVisitor(site), email);
  await mailsSent(site);
  const before = mailsMade(site);
  visitor.move();
  visitor.cookies.delete("office_session");
  const { status } = await askForLink(visitor, email);
  await mailsSent(site);
  const made = mailsMade(site) - before;
  const sent = "strangers ask 12 times for somebody's link, then the owner in a known browser";
  return expected(sent, `${status}; ${made} mails`, "1", status !== 429 && made === 1);
}

/** Checks the office's second step of signing in, and its form for a lost password. */
export const secondStep = (): Promise<Finding[]> =>
  oneByOne([wrongCodes, guessedCodes, usedTwice, lostPasswords, ownLink]);
