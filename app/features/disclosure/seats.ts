import { type DatedPaper, isAdverse } from "./spans.ts";
import type { DatedDuty, DutyRow } from "./states.ts";

/** The seats that a body has approved. */
export interface Seats<D> {
  intake: number;
  duty: D;
}

/** The seats for an academic year, as each body that names a number has approved them, the lowest first. */
export const seatsFor = <D extends DatedDuty, P extends DatedPaper>(rows: DutyRow<D, P>[], year: string): Seats<D>[] =>
  rows
    .flatMap(({ duty, lines }) =>
      lines
        .filter((line) => line.year === year)
        .flatMap(({ paper: { issuedOn, decision, intake } }) =>
          issuedOn && !isAdverse({ decision }) && intake !== undefined ? [{ intake, duty }] : [],
        ),
    )
    .sort((one, other) => one.intake - other.intake);

/** The seats for a year on which bodies differ, for the office; empty if they agree. */
export function seatDifference<D extends DatedDuty, P extends DatedPaper>(rows: DutyRow<D, P>[], year: string) {
  const seats = seatsFor(rows, year);
  return new Set(seats.map(({ intake }) => intake)).size > 1 ? seats : [];
}
