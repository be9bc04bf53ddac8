import { PageLink } from "./page-link.tsx";
import { notFoundAddress, useSite } from "./site.tsx";

const calendarPages: string[] = ["/admission", "/events"];

const toolPages: string[] = [
  notFoundAddress,
  ...["/search", "/sitemap", "/my-enquiry", "/call-me", "/feedback", "/faculty-login", "/faculty/dashboard"],
  ...["/privacy-policy", "/terms-of-service", "/inspection", "/disclosure"],
];

export function YearRuler() {
  const { address, admissionYear } = useSite();
  if ([...calendarPages, ...toolPages].includes(address)) return null;
  const year = admissionYear();
  if (year === undefined) return null;
  const { line, short, days, ticks, ends, today, next } = year;
  return (
    <PageLink to="/admission" suffix="#dates" className="year" title={line}>
      {short}
      <span aria-hidden="true">
        <svg aria-hidden="true">
          <line x2="100%" pathLength={days} strokeDasharray={ticks} />
          <line x2={`${today}%`} />
          {next !== undefined && <rect x={`${next}%`} />}
        </svg>
        {ends.map((month) => (
          <small key={month}>{month}</small>
        ))}
      </span>
    </PageLink>
  );
}
