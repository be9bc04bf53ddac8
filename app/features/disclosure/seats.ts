import type { RegisterRow } from "./shown.ts";
import { type DatedPaper, isAdverse } from "./spans.ts";
import type { PrintedSeats } from "./state-text.ts";
import type { DatedRequirement, RequirementRow } from "./states.ts";

export interface Seats<D> {
  intake: number;
  duty: D;
}

export const seatsFor = <D extends DatedRequirement, P extends DatedPaper>(rows: RequirementRow<D, P>[], year: string): Seats<D>[] =>
  rows
    .flatMap(({ duty, lines }) =>
      lines
        .filter((line) => line.year === year)
        .flatMap(({ paper: { issuedOn, decision, intake } }) =>
          issuedOn && !isAdverse({ decision }) && intake !== undefined ? [{ intake, duty }] : [],
        ),
    )
    .sort((one, other) => one.intake - other.intake);

/** Empty if the bodies agree. */
export function seatDifference<D extends DatedRequirement, P extends DatedPaper>(rows: RequirementRow<D, P>[], year: string) {
  const seats = seatsFor(rows, year);
  return new Set(seats.map(({ intake }) => intake)).size > 1 ? seats : [];
}

/** The lowest number and, if bodies differ, the body that approved it. */
export function printedSeats(rows: RegisterRow[]) {
  return (year: string): PrintedSeats | undefined => {
    const [lowest] = seatsFor(rows, year);
    if (!lowest) return undefined;
    const isAlone = seatDifference(rows, year).length === 0;
    return { intake: lowest.intake, as: isAlone ? undefined : lowest.duty.authority };
  };
}
