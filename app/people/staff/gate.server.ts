import { createContext, type RouterContextProvider } from "react-router";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import type { Secret } from "#app/lib/crypto/secret.server.ts";
import { signedText } from "#app/lib/crypto/tokens.server.ts";
import { personField } from "#app/lib/forms/fields.ts";
import { hostPrefix, officeSessionCookie, officeSessionOf, siteCookie } from "#app/lib/http/cookies.server.ts";
import { eraseCookie } from "#app/lib/http/erase-cookie.ts";
import { formFields } from "#app/lib/http/posted-form.server.ts";
import { formContext, visitorContext } from "#app/lib/http/visitor.server.ts";
import { inLocale, splitLocale } from "#app/lib/i18n/locale.ts";
import { type CarriedForm, carriedIn, carryForm, type GateScreen } from "./gate-screen.ts";
import { confirmStep, enrolStep, gateSteps, newPasswordStep } from "./gate-steps.server.ts";
import { may, type StaffRight } from "./roles.ts";
import { type StaffSession, staffLongest } from "./sessions.server.ts";
import { type StaffServices, staffServicesContext } from "./staff-services.server.ts";

const deviceCookie = siteCookie(`${hostPrefix}office_device`);
/** Seconds: 180 days. */
const deviceCookieLife = 180 * 24 * 60 * 60;
const deviceMark = signedText("staff-device", deviceCookieLife * 1000);

/** Wrong passwords tried elsewhere do not make a browser with this cookie wait. It grants no access. */
const knownBrowserCookie = (secret: Secret, uid: string, now: number): string =>
  deviceCookie.set(deviceMark.sign(secret, uid, now), deviceCookieLife);

function knownUidIn(secret: Secret, request: Pick<Request, "headers">, now: number): string | undefined {
  const value = deviceCookie.of(request);
  return value && deviceMark.read(secret, value, now);
}

type ResponseHeader = [name: string, value: string];

export type Gate =
  | {
      isOpen: true;
      session: StaffSession;
      cookie: string;
      headers: ResponseHeader[];
      isKept?: boolean;
    }
  | { isOpen: false; screen: GateScreen; status: number; headers: ResponseHeader[] };

/** Null outside the office. */
export const gateContext = createContext<Gate | null>(null);

type GateContext = Readonly<Pick<RouterContextProvider, "get" | "set">>;

/** Characters; real ones have about 200. */
const longestUserAgent = 400;
/** Everybody needs recovery codes before going on. */
const recoveryScreen = "/office/account/recovery-codes";

const setCookie = (cookie: string): ResponseHeader => ["Set-Cookie", cookie];

/** Erases unsaved office texts (office/on-device); Clear-Site-Data would also erase the pages visitors keep. */
const eraseUnsavedTexts: ResponseHeader = ["Set-Cookie", eraseCookie];

function redirectTo(address: string, more: ResponseHeader[] = []): Response {
  const headers = new Headers({ Location: address, "Cache-Control": "no-store" });
  for (const [name, value] of more) headers.append(name, value);
  return new Response(null, { status: 303, headers });
}

function requestedAddress(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ["enrol", "lost"]) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

const askerOf = (request: Request, context: GateContext, { secret, now }: StaffServices) => ({
  address: context.get(visitorContext).address,
  userAgent: (request.headers.get("user-agent") ?? "").slice(0, longestUserAgent),
  knownUid: knownUidIn(secret, request, now()),
});

async function firstScreen(staff: StaffServices, request: Request, sent: CarriedForm): Promise<GateScreen> {
  const { searchParams } = new URL(request.url);
  const [enrol, lost] = [searchParams.get("enrol"), searchParams.get("lost")];
  if (enrol) return enrolStep(staff, enrol);
  if (lost) return newPasswordStep(staff, lost);
  return lost === "" ? { step: "lost" } : { step: "password", ...sent };
}

const statuses: Partial<Record<GateScreen["step"], number>> = { confirm: 403, notDone: 409 };

const closedGate = (screen: GateScreen, headers: ResponseHeader[] = []): Gate => {
  if (screen.problem?.code !== "tooMany")
    return { isOpen: false, screen, status: statuses[screen.step] ?? 401, headers };
  const wait: ResponseHeader = ["Retry-After", String(screen.problem.seconds)];
  return { isOpen: false, screen, status: 429, headers: [...headers, wait] };
};

const notDone = ({ actor }: StaffSession, headers?: ResponseHeader[]) =>
  closedGate({ step: "notDone", actor }, headers);

async function judge(request: Request, context: GateContext): Promise<Gate | Response> {
  const staff = context.get(staffServicesContext);
  const isPost = request.method === "POST";
  const form = context.get(formContext) ?? (isPost ? await formFields(request.clone()) : undefined) ?? null;
  context.set(formContext, form);
  const values = form?.values ?? {};
  const { locale, address } = splitLocale(new URL(request.url).pathname);
  const cookie = officeSessionOf(request) ?? "";
  const session = cookie ? await staff.sessions.find(cookie) : undefined;

  if (values.gate === "signOut") {
    await staff.sessions.end(cookie);
    return redirectTo(inLocale("/office", locale), [setCookie(officeSessionCookie(null)), eraseUnsavedTexts]);
  }
  const { uidIn, senderOf } = staff.formSenders;
  const whose = uidIn(values[personField]);
  // Two tabs were used by two people, one after the other.
  if (session && whose !== undefined && whose !== session.actor.uid) return notDone(session);
  const step = Object.hasOwn(gateSteps, values.gate ?? "") ? gateSteps[values.gate ?? ""] : undefined;
  if (!step) {
    const { searchParams } = new URL(request.url);
    // A new password would stay in a page that the next person at this computer could see.
    const sender = values.password === undefined ? await senderOf(values[personField]) : undefined;
    if (!session || searchParams.get("enrol"))
      return closedGate(await firstScreen(staff, request, carryForm(values, sender)));
    const hasCodes = address === recoveryScreen || (await staff.secondSteps.standing(session.actor.uid)).codesLeft > 0;
    return hasCodes ? { isOpen: true, session, cookie, headers: [] } : redirectTo(inLocale(recoveryScreen, locale));
  }

  const kept = carriedIn(values);
  const sender = await senderOf(kept[personField]);
  const sent = carryForm(kept, sender);
  const records = context.get(publicRecordsContext).in(locale);
  const outcome = await step({ staff, values, asker: askerOf(request, context, staff), records, session });
  if (typeof outcome === "object" && "step" in outcome) return closedGate({ ...outcome, ...sent });
  const begun =
    outcome === "confirmed" ? { session: cookie, headers: [] } : await enter(staff, outcome.entered, cookie, request);
  const now = Object.keys(kept).length > 0 ? await staff.sessions.find(begun.session) : undefined;
  if (!now) return redirectTo(requestedAddress(request), begun.headers);
  if (!sent.kept || sender?.uid !== now.actor.uid) return notDone(now, begun.headers);
  // The form sent earlier now takes effect.
  context.set(formContext, { values: sent.kept, files: {} });
  return { isOpen: true, session: now, cookie: begun.session, headers: begun.headers, isKept: outcome !== "confirmed" };
}

/** Ends the browser's previous session, and erases what another person left in the browser. */
async function enter(
  { sessions, secret, now }: StaffServices,
  { uid, session }: { uid: string; session: string },
  before: string,
  request: Request,
) {
  if (before) await sessions.end(before);
  const headers = [officeSessionCookie(session, staffLongest), knownBrowserCookie(secret, uid, now())].map(setCookie);
  if (knownUidIn(secret, request, now()) !== uid) headers.push(eraseUnsavedTexts);
  return { session, headers };
}

export async function passGate(request: Request, context: GateContext): Promise<Gate | Response> {
  const gate = await judge(request, context);
  if (!(gate instanceof Response)) context.set(gateContext, gate);
  return gate;
}

type Context = Readonly<RouterContextProvider>;

export async function staffOf(request: Request, context: Context): Promise<StaffActor | undefined> {
  const gate = context.get(gateContext);
  if (gate) return gate.isOpen ? gate.session.actor : undefined;
  const cookie = officeSessionOf(request);
  return cookie === undefined ? undefined : (await context.get(staffServicesContext).sessions.find(cookie))?.actor;
}

export function formTokenOf(context: Context): string | undefined {
  const gate = context.get(gateContext);
  return gate?.isOpen ? context.get(staffServicesContext).formSenders.tokenOf(gate.session) : undefined;
}

/** The layout has stopped everyone who is not signed in. @throws Response 403 when the role may not do this. */
export function requireStaff(context: Context, right?: StaffRight): StaffActor {
  const gate = context.get(gateContext);
  if (!gate?.isOpen) throw new Response(null, { status: 401 });
  const { actor } = gate.session;
  if (right && !may(actor, right)) throw Response.json({ step: "forbidden", actor }, { status: 403 });
  return actor;
}

/** @throws Response 401 outside the office. */
export function staffSessionOf(context: Context): { session: StaffSession; cookie: string } {
  const gate = context.get(gateContext);
  if (!gate?.isOpen) throw new Response(null, { status: 401 });
  return gate;
}

/** Called only if the page that asks for confirmation is shown. */
type About = () => string | Promise<string>;

async function sentForm(context: Context, session: StaffSession, about: About) {
  const token = context.get(staffServicesContext).formSenders.tokenOf(session);
  const sent = { ...context.get(formContext)?.values, [personField]: token, about: await about() };
  return carryForm(sent, session.actor);
}

/** The form was carried along while its sender signed in: someone else may have filled it in. */
export function wasCarried(context: Context): boolean {
  const gate = context.get(gateContext);
  return gate?.isOpen === true && gate.isKept === true;
}

/** For public or irreversible actions. @throws Response 403 with a page that asks again, if it was carried along. */
export async function askAgain(context: Context, about: About): Promise<void> {
  if (!wasCarried(context)) return;
  const { session } = staffSessionOf(context);
  const sent = await sentForm(context, session, about);
  throw Response.json({ step: "again", actor: session.actor, ...sent }, { status: 403 });
}

/**
 * Requires a password or code within 15 minutes before the form was sent. @throws Response 403 with a page that asks
 * for it, or that of `askAgain`; the form is carried along and takes effect afterwards.
 */
export async function mustConfirm(context: Context, about: About): Promise<StaffActor> {
  const { session } = staffSessionOf(context);
  const staff = context.get(staffServicesContext);
  await askAgain(context, about);
  if (staff.sessions.isConfirmed(session)) return session.actor;
  const [screen, sent] = await Promise.all([confirmStep(staff, session), sentForm(context, session, about)]);
  throw Response.json({ ...screen, ...sent }, { status: 403 });
}
