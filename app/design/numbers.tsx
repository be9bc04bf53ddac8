import { unbroken } from "#app/platform/i18n/unbroken.ts";

/** A number such as 2027-28 or a phone number: seven or more digits and hyphens, or digits separated by hyphens, or by spaces after a country code. */
const number = /(\+\d[\d -]{5,}\d|\d[\d-]{5,}\d)/;

/** Between a number and what it counts. */
const afterNumber = /(\p{Nd}) (?=\p{L})/gu;

/** A text whose phone numbers, years, dates, hours and counted things do not break across lines. */
export function Numbers({ children }: { children: string }) {
  let at = 0;
  return children.split(number).map((part, index) => {
    at += part.length;
    return index % 2 === 1 ? (
      <span key={at} className="number">
        {part}
      </span>
    ) : (
      unbroken(part).replace(afterNumber, "$1\u00a0")
    );
  });
}
