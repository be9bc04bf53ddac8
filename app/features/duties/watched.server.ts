import { type DutyState, endingDays, type RegisterRow } from "#app/features/disclosure/index.ts";
import { disclosureRecords, registerOn } from "#app/features/disclosure/records.server.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import { daysAfter } from "#app/platform/i18n/format.ts";
import type { WatchedPaper } from "./reminders/reminder-rules.ts";

/** Default days before the end on which the owner is reminded. */
const usualWarnDays = [60, 30, 7];

const watched: Partial<Record<DutyState, WatchedPaper["state"]>> = {
  ending: "ending",
  lapsed: "over",
  suspended: "suspended",
};

/** A row that ends in more than 60 days may have an earlier reminder. */
function watchedState({ state, until }: Pick<RegisterRow, "state" | "until">, day: string) {
  const endsLater = state === "valid" && until !== undefined && until > daysAfter(day, endingDays);
  return endsLater ? "ending" : watched[state];
}

export function watchedPapers(records: PublicRecords, day: string): WatchedPaper[] {
  const titles = new Map(records.of(disclosureRecords).duties.map(({ id, title }) => [id, title]));
  return registerOn(records.in("en"), day).flatMap((row) => {
    const { duty, paper, until } = row;
    const state = watchedState(row, day);
    const on = state === "suspended" ? paper?.issuedOn : until;
    if (state === undefined || on === undefined) return [];
    return [
      {
        name: paper ? `papers/${paper.id}` : `duties/${duty.id}`,
        title: titles.get(duty.id) ?? { en: duty.title, mr: duty.title },
        owner: duty.owner?.toLowerCase(),
        state,
        on,
        warnDays: duty.warnDays ?? usualWarnDays,
      },
    ];
  });
}
