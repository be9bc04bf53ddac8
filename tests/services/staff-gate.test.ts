import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import type { StaffRole } from "#app/lib/actor.ts";
import { formContext, unknownVisitor, visitorContext } from "#app/lib/http/visitor.server.ts";
import { formTokenOf, passGate } from "#app/people/staff/gate.server.ts";
import type { GateScreen } from "#app/people/staff/gate-screen.ts";
import { answerPeople } from "#app/people/staff/people-page.tsx";
import { signLink } from "#app/people/staff/signed-links.server.ts";
import { staffServicesContext } from "#app/people/staff/staff-services.server.ts";
import { sample } from "../help/sample-records.ts";
import { day, minute } from "../help/services.ts";
import { type Joined, openStaffServices, password, step } from "../help/staff.ts";

type Opened = Awaited<ReturnType<typeof openStaffServices>>;
type Values = Record<string, string>;

/** A browser that people of the office use one after the other; it keeps cookies. */
function browserOf({ staff, codeOf, pass }: Opened) {
  const cookies = new Map<string, string>();
  const keep = (set: string) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    cookies.set(name, value);
  };
  async function ask(path: string, values?: Values) {
    const context = new RouterContextProvider();
    context.set(staffServicesContext, staff);
    context.set(publicRecordsContext, sample);
    context.set(visitorContext, unknownVisitor);
    context.set(formContext, values ? { values, files: {} } : null);
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    const method = values ? "POST" : "GET";
    const gate = await passGate(new Request(`https://institute.example${path}`, { method, headers }), context);
    const set = gate instanceof Response ? gate.headers.getSetCookie() : gate.headers.map(([, value]) => value);
    for (const each of set.filter((value) => value.includes("="))) keep(each);
    const screen: GateScreen | undefined = gate instanceof Response || gate.isOpen ? undefined : gate.screen;
    return { gate, context, screen, isOpen: !(gate instanceof Response) && gate.isOpen };
  }
  /** What a step of the gate carries of what was sent before it. */
  const carriedBy = (screen: GateScreen | undefined): Values =>
    Object.fromEntries(Object.entries(screen?.kept ?? {}).map(([name, value]) => [`kept:${name}`, value]));
  /** Signs in at the screen that is shown. */
  async function signIn(person: Joined, path = "/office", shown?: GateScreen) {
    pass(step);
    const asked = await ask(path, { gate: "password", email: person.email, password, ...carriedBy(shown) });
    const signed = asked.screen?.step === "code" ? asked.screen.signed : "";
    return ask(path, { gate: "code", signed, code: codeOf(person), ...carriedBy(asked.screen) });
  }
  /** The token in the forms of the pages of the person who is signed in. */
  const token = async () => formTokenOf((await ask("/office")).context) ?? "";
  const signOut = () => ask("/office", { gate: "signOut" });
  /** What the people screen answers to a form that has passed the gate; a screen of the gate where it asks once more. */
  async function people(path: string, values: Values, sent?: Awaited<ReturnType<typeof ask>>) {
    const { context, isOpen, screen } = sent ?? (await ask(path, values));
    if (!isOpen) return screen;
    try {
      return (await answerPeople(context, "en")).data;
    } catch (thrown) {
      return (await (thrown as Response).json()) as GateScreen;
    }
  }
  return { cookies, ask, signIn, token, signOut, people };
}

/** Somebody with an account and recovery codes, without which nobody goes on. */
async function joined({ join, sessions, own }: Opened, role: StaffRole, email?: string): Promise<Joined> {
  const person = await join(role, email);
  const session = await sessions.find(person.session);
  if (session) await own.newRecoveryCodes(session);
  return person;
}

const form = "form:person";
const invitation = { do: "new", name: "Ravi", email: "ravi@office.example", role: "admin", locale: "en" };
const path = "/office/people";

test("a form that names no step of the gate gets the sign-in screen, whatever it names", async () => {
  const { ask } = browserOf(await openStaffServices());
  for (const gate of ["none", "constructor", "toString", "__proto__"]) {
    const sent = await ask("/office", Object.fromEntries([["gate", gate]]));
    expect(sent.gate).toMatchObject({ isOpen: false, status: 401, screen: { step: "password" } });
  }
});

test("what somebody left at the sign-in screen is not done by the person who signs in there", async () => {
  const services = await openStaffServices();
  const [admin, clerk] = [await joined(services, "admin"), await joined(services, "office")];
  const browser = browserOf(services);
  await browser.signIn(clerk);
  const clerks = await browser.token();
  await browser.signOut();
  await browser.signIn(admin);
  await browser.signOut();

  const bare = await browser.ask(path, invitation);
  expect(bare.screen, "the mark of a known browser is no proof").toMatchObject({ step: "password", isUnkept: true });
  const forged = await browser.ask(path, { ...invitation, [form]: `${clerks}x` });
  expect(forged.screen).toMatchObject({ isUnkept: true });

  const secret = await browser.ask("/office/account", { do: "password", password: "new one", [form]: clerks });
  expect(JSON.stringify(secret.screen), "nor is a password put into a page").not.toContain("new one");

  const left = await browser.ask(path, { ...invitation, [form]: clerks });
  expect(left.screen).toMatchObject({ step: "password", keptOf: "Asha Namune" });
  const entered = await browser.signIn(admin, path, left.screen);
  expect(entered.gate).toMatchObject({ status: 409, screen: { step: "notDone", actor: { role: "admin" } } });
  expect(await services.people.find(invitation.email)).toBeUndefined();
  expect((await browser.ask("/office")).isOpen, "the admin is signed in all the same").toBe(true);
});

test("what is sensitive is asked once more after signing in, in words, and is done then; the rest is done at once", async () => {
  const services = await openStaffServices();
  const admin = await joined(services, "admin");
  const browser = browserOf(services);
  await browser.signIn(admin);
  const own = { ...invitation, [form]: await browser.token() };
  await browser.signOut();
  const left = await browser.ask(path, own);
  const entered = await browser.signIn(admin, path, left.screen);
  const asked = (await browser.people(path, own, entered)) as GateScreen;
  expect(asked).toMatchObject({
    step: "again",
    kept: { ...invitation, about: expect.stringContaining("ravi@office") },
  });
  expect(await services.people.find(invitation.email)).toBeUndefined();
  expect(await browser.people(path, asked.kept ?? {})).toMatchObject({ done: { action: "invite" } });
  expect(await services.people.find(invitation.email)).toMatchObject({ role: "admin" });

  await browser.signOut();
  const languages = { do: "languages", [form]: own[form] };
  const late = await browser.ask("/office/account", languages);
  expect(await browser.signIn(admin, "/office/account", late.screen)).toMatchObject({ isOpen: true });
});

test("that a principal is asked is said after a new role alone, not after another change of who waits for one", async () => {
  const services = await openStaffServices();
  await joined(services, "principal");
  const [admin, other] = [await joined(services, "admin"), await joined(services, "admin", "second@office.example")];
  const browser = browserOf(services);
  await browser.signIn(admin);
  const own = { uid: other.uid, [form]: await browser.token() };
  expect(await browser.people(path, { ...own, do: "role", role: "office" })).toEqual({ isAsked: true });
  expect(await services.people.find(other.email)).toMatchObject({ role: "admin", askedRole: "office" });
  expect(await browser.people(path, { ...own, do: "signOut" })).toMatchObject({ done: { action: "signOut" } });
  expect(await browser.people(path, { ...own, do: "role", role: "admin" }), "the one they have").toMatchObject({
    done: { action: "role" },
  });
});

test("in two tabs, the form of somebody who has signed out is not done by the next one, and one without a name is", async () => {
  const services = await openStaffServices();
  const [admin, clerk] = [await joined(services, "admin"), await joined(services, "office")];
  const browser = browserOf(services);
  await browser.signIn(clerk);
  const clerks = await browser.token();
  await browser.signIn(admin);
  expect((await browser.ask(path, { ...invitation, [form]: clerks })).gate).toMatchObject({ status: 409 });
  const { secret, now } = services.staff;
  const old = signLink(secret, "form", { uid: clerk.uid, holdsFor: "0", id: "" }, now() - 8 * day);
  const older = await browser.ask(path, { ...invitation, [form]: old });
  expect(older.gate, "however old its page is").toMatchObject({ status: 409 });
  expect((await browser.ask(path, invitation)).isOpen).toBe(true);
});

test("a form for which a password is asked again is not done by another person either", async () => {
  const services = await openStaffServices();
  const [one, two] = [await joined(services, "admin"), await joined(services, "admin", "two@office.example")];
  const browser = browserOf(services);
  await browser.signIn(one);
  services.pass(16 * minute);
  const asked = (await browser.people(path, invitation)) as GateScreen;
  expect(asked).toMatchObject({ step: "confirm", keptOf: "Asha Namune" });
  const kept = Object.fromEntries(Object.entries(asked.kept ?? {}).map(([name, value]) => [`kept:${name}`, value]));
  await browser.signIn(two);
  const confirmed = await browser.ask(path, { gate: "confirm", password, ...kept });
  expect(confirmed.screen).toMatchObject({ step: "notDone" });
  await browser.signIn(one);
  expect(await browser.ask(path, { gate: "confirm", password, ...kept })).toMatchObject({ isOpen: true });
});

test("nothing is kept of somebody who was suspended, or signed out everywhere, since the form was drawn", async () => {
  const services = await openStaffServices();
  const [admin, clerk] = [await joined(services, "admin"), await joined(services, "office")];
  const by = await services.actor(admin);
  const browser = browserOf(services);
  await browser.signIn(clerk);
  const clerks = await browser.token();
  for (const action of ["suspend", "restore"] as const) {
    await services.people.change(by, clerk.uid, action);
    expect((await browser.ask(path, { ...invitation, [form]: clerks })).screen).toMatchObject({ isUnkept: true });
  }
});

test("after too many codes of one step the screen asks for the password again, and a new step lets in at once", async () => {
  const opened = await openStaffServices();
  const asha = await opened.join("office");
  const { ask, signIn } = browserOf(opened);
  const { screen } = await ask("/office", { gate: "password", email: asha.email, password });
  const signed = screen?.step === "code" ? screen.signed : "";
  const wrong = () => ask("/office", { gate: "code", signed, code: "000000" });
  for (let tries = 0; tries < 5; tries += 1) expect((await wrong()).screen?.problem).toEqual({ code: "wrongCode" });
  expect((await wrong()).screen).toEqual({ step: "password", problem: { code: "stepSpent" } });
  expect((await signIn(asha)).gate).toBeInstanceOf(Response);
});
