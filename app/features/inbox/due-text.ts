import type { Submission } from "#app/platform/db/tables.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { formatClock, formatNearDay } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

type Due = Pick<Submission, "dueOn" | "dueAt">;

export const dueClock = ({ dueOn, dueAt }: Due, locale: Locale): string | undefined =>
  dueAt !== null && indiaTime(dueAt).day === dueOn ? formatClock(dueAt, locale) : undefined;

export const dueText = (due: Due, locale: Locale, now: number): string =>
  [due.dueOn && formatNearDay(due.dueOn, locale, now), dueClock(due, locale)].filter(Boolean).join(", ");
