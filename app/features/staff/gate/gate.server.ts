import { createContext, type RouterContextProvider } from "react-router";
import { staffLongest } from "#app/features/staff/sessions/session-life.ts";
import type { StaffSession } from "#app/features/staff/sessions/sessions.service.server.ts";
import { knownBrowserCookie, knownUidIn } from "#app/features/staff/sign-in/known-browser.server.ts";
import { type StaffServices, staffServicesContext } from "#app/features/staff/staff-services.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { personField } from "#app/platform/forms/person-field.ts";
import { eraseCookie } from "#app/platform/http/erase-cookie.ts";
import { formFields } from "#app/platform/http/form-fields.server.ts";
import { officeSessionCookie, officeSessionOf } from "#app/platform/http/session-cookie.server.ts";
import { formContext, visitorContext } from "#app/platform/http/visitor.server.ts";
import { inLocale, splitLocale } from "#app/platform/i18n/locale.ts";
import { type CarriedForm, carryForm, type GateScreen, carriedIn } from "./gate-screen.ts";
import { enrolStep, gateSteps, newPasswordStep } from "./gate-steps.server.ts";

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

const notDone = ({ actor }: StaffSession, headers?: ResponseHeader[]) => closedGate({ step: "notDone", actor }, headers);

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
