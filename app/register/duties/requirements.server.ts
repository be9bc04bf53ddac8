import { createContext, type RouterContextProvider } from "react-router";
import { academicYear, months } from "#app/cms/content/academic-year.ts";
import { yearStartsOn } from "#app/cms/content/institute.server.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import type { PlatformServices } from "#app/cms/services.server.ts";
import { lastReviews, type NoKey, reviewedActivity, type Sent, writeOnce } from "#app/lib/activity-log.server.ts";
import { indiaTime, monthName } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { canSignIn, may } from "#app/people/staff/roles.ts";
import { staffServicesContext } from "#app/people/staff/staff-services.server.ts";
import { disclosureWords } from "#app/register/disclosure/disclosure-words.ts";
import { requirementKind } from "#app/register/disclosure/kinds.ts";
import { registerOn } from "#app/register/disclosure/register.server.ts";
import type { Requirement } from "#app/register/disclosure/schema.ts";
import {
  printedSeats,
  type RegisterRow,
  seatDifference,
  stateText,
  type TextParts,
} from "#app/register/disclosure/state-text.ts";
import { byUrgency, type OfficeRow, type Urgency, urgencyOf } from "./urgency.ts";

export interface RequirementCheck {
  on: string;
  byName: string;
}

/** Checks are lines of the activity log, which keeps them for three years. */
export interface RequirementChecks {
  /** The same form sent again notes nothing. */
  note: (sent: Sent & { duty: string }) => Promise<{ ok: true } | { ok: false; reason: "forbidden" } | NoKey>;
  latest: () => Promise<Map<string, RequirementCheck>>;
}

export function createRequirementChecks({ db, now }: Pick<PlatformServices, "db" | "now">): RequirementChecks {
  return {
    async note(sent) {
      if (!may(sent.actor, "write")) return { ok: false, reason: "forbidden" };
      const outcome = { ok: true } as const;
      return writeOnce<typeof outcome, { ok: false; reason: "forbidden" }>(db, {
        what: reviewedActivity,
        sent,
        now: now(),
        work: async () => ({
          outcome,
          activity: { what: reviewedActivity, kind: requirementKind.name, slug: sent.duty },
        }),
        again: async () => outcome,
      });
    },
    async latest() {
      const looks = await lastReviews(db, requirementKind.name);
      return new Map([...looks].map(([duty, { at, byName }]) => [duty, { on: indiaTime(at).day, byName }]));
    },
  };
}

export const requirementChecksContext = createContext<RequirementChecks>();

/** Undefined outside the usual months, which may span the new year. */
export function applicationWindow(
  { applyFrom, applyTo = applyFrom }: Pick<Requirement, "applyFrom" | "applyTo">,
  day: string,
  locale: Locale,
): string | undefined {
  if (!applyFrom || !applyTo) return undefined;
  const [month, from, to] = [Number(day.slice(5, 7)), months.indexOf(applyFrom) + 1, months.indexOf(applyTo) + 1];
  const isNow = from <= to ? from <= month && month <= to : month >= from || month <= to;
  return isNow ? disclosureWords[locale].usual(monthName(from, locale), monthName(to, locale)) : undefined;
}

type Context = Readonly<RouterContextProvider>;

interface RowContext {
  day: string;
  parts: TextParts;
  names: Map<string, string>;
}

function lastLookOf({ checkedOn }: RegisterRow, check: RequirementCheck | undefined): OfficeRow["lastLook"] {
  if (check && check.on >= (checkedOn ?? "")) return check;
  return checkedOn === undefined ? undefined : { on: checkedOn };
}

function officeRow(row: RegisterRow, look: RowContext, check: RequirementCheck | undefined): OfficeRow {
  const { duty, paper, until, awaited } = row;
  const { id, title, authority, evidence } = duty;
  const lastLook = lastLookOf(row, check);
  const owner = look.names.get(duty.owner?.toLowerCase() ?? "");
  return {
    ...{ id, title, authority, until, owner, lastLook },
    state: stateText(row, look.parts),
    usual: awaited || duty.applies === "no" ? undefined : applicationWindow(duty, look.day, look.parts.locale),
    urgency: urgencyOf(row, look.day, lastLook?.on ?? paper?.issuedOn),
    paper: (awaited ?? paper)?.id,
    isPrincipalInstead: duty.owner !== undefined && owner === undefined,
    isUnknown: duty.applies === "unknown",
    takesPapers: evidence === "paper",
  };
}

export async function officeRegister(context: Context, locale: Locale, day = today()) {
  const records = context.get(publicRecordsContext);
  const [checks, people] = await Promise.all([
    context.get(requirementChecksContext).latest(),
    context.get(staffServicesContext).people.list(),
  ]);
  const active = people.filter((person) => canSignIn(person) && may({ role: person.role }, "write"));
  const names = new Map(active.map(({ email, name }) => [email, name]));
  const register = registerOn(records.in(locale), day);
  const thisYear = academicYear(day, yearStartsOn(records));
  const years = new Set(register.flatMap(({ lines }) => lines.map(({ year }) => year)));
  const seats = [...years]
    .filter((year) => year >= thisYear)
    .flatMap((each) => {
      const different = seatDifference(register, each);
      return different.length > 0
        ? [{ year: each, seats: different.map(({ intake, duty }) => ({ intake, title: duty.title })) }]
        : [];
    });
  const look: RowContext = { day, names, parts: { locale, seatsOf: printedSeats(register) } };
  const rows = register.map((row) => officeRow(row, look, checks.get(row.duty.id)));
  return { groups: byUrgency(rows), seats };
}

const urgent: ReadonlySet<Urgency> = new Set(["suspended", "over", "week"]);

export function waitingRequirements(context: Readonly<RouterContextProvider>, locale: Locale, day = today()) {
  const rows = registerOn(context.get(publicRecordsContext).in(locale), day);
  const titles = (are: (row: RegisterRow) => boolean) => rows.filter(are).map(({ duty }) => duty.title);
  return {
    urgent: titles((row) => urgent.has(urgencyOf(row, day, day))),
    ending: titles(({ state, until }) => state === "ending" && until?.slice(0, 7) === day.slice(0, 7)),
  };
}
