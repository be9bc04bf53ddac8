import { PageLink } from "./page-link.tsx";
import { useSite } from "./site.tsx";

/** Pages of those who think of applying, besides what is below /admission, whose calendar shows the same at full size. */
const applicantsPages: string[] = ["/courses/d-pharm", "/parents"];

/** The year of admission under the name of a page: a scale that is filled up to today, with a notch at the next date. */
export function YearRuler() {
  const { address, admissionYear } = useSite();
  if (!address.startsWith("/admission/") && !applicantsPages.includes(address)) return null;
  const { line, days, ticks, today, next } = admissionYear();
  return (
    <PageLink to="/admission" suffix="#dates" className="year">
      <svg aria-hidden="true">
        <line x2="100%" pathLength={days} strokeDasharray={ticks} />
        <line x2="100%" pathLength={days} strokeDasharray="1 6" />
        <line x2={`${today}%`} />
        {next !== undefined && <rect x={`${next}%`} />}
      </svg>
      {line}
    </PageLink>
  );
}
