/** A number of seven digits or more with the hyphens that part it, or with spaces after a country code. */
const number = /(\+\d[\d -]{5,}\d|\d[\d-]{5,}\d)/;

/** A text whose phone numbers stay on one line. */
export function Numbers({ children }: { children: string }) {
  let at = 0;
  return children.split(number).map((part, index) => {
    at += part.length;
    return index % 2 === 1 ? (
      <span key={at} className="number">
        {part}
      </span>
    ) : (
      part
    );
  });
}
