import type { RouterContextProvider } from "react-router";
import {
  printedSeats,
  type RegisterRow,
  seatDifference,
  stateText,
  type TextParts,
} from "#app/features/disclosure/index.ts";
import { registerOn } from "#app/features/disclosure/records.server.ts";
import type { Requirement } from "#app/features/disclosure/schema.ts";
import { disclosureWords } from "#app/features/disclosure/words.ts";
import { staffServicesContext } from "#app/features/staff/index.server.ts";
import { canSignIn, may } from "#app/features/staff/index.ts";
import { academicYear, months } from "#app/platform/content/academic-year.ts";
import { yearStartsOn } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { monthName } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { type RequirementCheck, requirementChecksContext } from "./duty-checks.service.server.ts";
import type { OfficeRow } from "./office-row.ts";
import { byUrgency, urgencyOf } from "./urgency.ts";

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
