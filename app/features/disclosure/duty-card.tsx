import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { PageAddress } from "#app/design/words/page-names.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import { PaperItem } from "./paper-item.tsx";
import type { RegisterRow, ShownPaper } from "./shown.ts";
import { type PrintedSeats, stateText, yearText } from "./state-text.ts";
import { disclosureWords } from "./words.ts";
import { shownYears, type YearLine } from "./year-lines.ts";

/** A site's host name as people type it: `pci.gov.in`. */
const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");

type SeatsOf = (year: string) => PrintedSeats | undefined;

interface YearProps {
  lines: YearLine<ShownPaper>[];
  awaited: ShownPaper | undefined;
  seatsOf: SeatsOf;
}

function YearList({ lines, awaited, seatsOf }: YearProps) {
  const { locale } = useSite();
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.year}>
          <PaperItem paper={line.paper} lead={yearText(line, { locale, seatsOf, awaited })} />
        </li>
      ))}
    </ul>
  );
}

/** The documents of a row: one a year, or the one that counts; the earlier ones are folded. */
function Papers({ row: { awaited, lines, paper, others }, seatsOf }: { row: RegisterRow; seatsOf: SeatsOf }) {
  const t = useWords(disclosureWords);
  const [shown, older] = [lines.slice(0, shownYears), lines.slice(shownYears)];
  return (
    <>
      {shown.length > 0 && <YearList lines={shown} awaited={awaited} seatsOf={seatsOf} />}
      {lines.length === 0 && paper && (
        <p>
          <PaperItem paper={paper} />
        </p>
      )}
      {older.length > 0 && (
        <details>
          <summary>{t.olderYears}</summary>
          <YearList lines={older} awaited={awaited} seatsOf={seatsOf} />
        </details>
      )}
      {others.length > 0 && (
        <details>
          <summary>{t.older}</summary>
          <ul>
            {others.map((each) => (
              <li key={each.id}>
                <PaperItem paper={each} lead={`${each.title}:`} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A row of the register: its state, its documents, where to check it, and the rule that it rests on. */
export function DutyCard({ row, seatsOf }: { row: RegisterRow; seatsOf: SeatsOf }) {
  const { institute, locale, pages } = useSite();
  const t = useWords(disclosureWords);
  const { duty, state, lines, checkedOn } = row;
  const { id, title, authority, page, verifyAt, basis, basisUrl, isLaw } = duty;
  const { phone } = institute.contact;
  const hasPage = page !== undefined && state !== "missing" && pages.lists(page);
  const hasYears = lines.length > 0 && state !== "lapsed" && state !== "lapsedApplied";
  return (
    <article id={id} className={`duty ${state}`}>
      <h3>{title}</h3>
      <p className="quiet">{authority}</p>
      {!hasYears && <p>{stateText(row, { locale, phone, seatsOf })}</p>}
      <Papers row={row} seatsOf={seatsOf} />
      {(hasPage || verifyAt) && (
        <p className="duty-links">
          {hasPage && <PageLink to={page as PageAddress}>{t.onPage}</PageLink>}
          {verifyAt && <a href={verifyAt}>{t.check(hostOf(verifyAt))}</a>}
        </p>
      )}
      <p className="quiet">
        {checkedOn && `${t.lookedAt(formatDay(checkedOn, locale))}. `}
        {isLaw ? t.law(basis) : t.basis(basis)} {basisUrl && <a href={basisUrl}>{t.rule}</a>}
      </p>
    </article>
  );
}
