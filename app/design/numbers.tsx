import { withUnbrokenDates } from "#app/platform/i18n/unbroken.ts";

/** Years such as 2027-28, or a phone number: seven or more digits and hyphens, with spaces too after a country code. */
const number = /(\+\d[\d -]{5,}\d|\d[\d-]{5,40}\d)/;

/** Between a number that is no year and the word after it: "60 seats". */
const afterNumber = /(?<!\p{Nd}{3})(\p{Nd}) (?=\p{L})/gu;

/** Keeps phone numbers, years, dates, hours and counted things from breaking across lines. */
export function Numbers({ children }: { children: string }) {
  let at = 0;
  return children.split(number).map((part, index) => {
    at += part.length;
    return index % 2 === 1 ? (
      <span key={at} className="number">
        {part}
      </span>
    ) : (
      withUnbrokenDates(part).replace(afterNumber, "$1\u00a0")
    );
  });
}
