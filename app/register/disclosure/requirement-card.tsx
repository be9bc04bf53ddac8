import { createContext, useContext } from "react";
import { printedCode } from "#app/cms/check-codes/check-code.ts";
import { formatDay } from "#app/lib/i18n/format.ts";
import { PaperLink } from "#app/ui/document-link.tsx";
import { Numbers } from "#app/ui/inline.tsx";
import { PageLink } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { PageAddress } from "#app/ui/words/page-names.ts";
import { disclosureWords } from "./disclosure-words.ts";
import { isOpenToAll } from "./schema.ts";
import {
  type PrintedSeats,
  paperFacts,
  pdfName,
  type RegisterRow,
  type ShownPaper,
  shownPdf,
  stateText,
  yearText,
} from "./state-text.ts";
import { shownYears, type YearLine } from "./states.ts";

export const PaperCodes = createContext<Record<string, string | undefined>>({});

export function PaperFile({ paper }: { paper: ShownPaper }) {
  const { locale, t } = useSite();
  const words = useWords(disclosureWords);
  const name = pdfName(paper, locale);
  if (name && shownPdf(paper, locale)) return <PaperLink id={name} title={paper.title} label={t.paper.open} isPlain />;
  if (paper.show === "internal") return null;
  return <>{isOpenToAll(paper) ? words.askForDocument : words.atOffice}</>;
}

function PaperItem({ paper, lead }: { paper: ShownPaper; lead?: string }) {
  const { locale } = useSite();
  const { issuedOn, summary } = paper;
  const words = useWords(disclosureWords);
  const code = useContext(PaperCodes)[paper.id];
  const facts = paperFacts(paper, locale);
  return (
    <>
      {lead && <strong>{lead} </strong>}
      {issuedOn && (
        <>
          {facts && <span className="paper-facts">{facts}. </span>}
          {summary && <Numbers>{`${summary} `}</Numbers>}
          <PaperFile paper={paper} />
          {code && (
            <>
              {" "}
              <small>{words.code(printedCode(code))}</small>
            </>
          )}
        </>
      )}
    </>
  );
}

export function StateNote({ row }: { row: RegisterRow }) {
  const { institute, locale } = useSite();
  return <Numbers>{stateText(row, { locale, phone: institute.contact.phone })}</Numbers>;
}

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

function OlderDocuments({ row: { awaited, lines, others }, seatsOf }: { row: RegisterRow; seatsOf: SeatsOf }) {
  const t = useWords(disclosureWords);
  const older = lines.slice(shownYears);
  return (
    <>
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

export function RequirementCard({ row, seatsOf }: { row: RegisterRow; seatsOf: SeatsOf }) {
  const { institute, locale, pages } = useSite();
  const t = useWords(disclosureWords);
  const { duty, state, awaited, lines, paper, checkedOn } = row;
  const { id, title, authority, page, verifyAt, basis, basisUrl, isLaw } = duty;
  const { phone } = institute.contact;
  const onPage = page !== undefined && state !== "missing" && pages.lists(page) && (
    <PageLink to={page as PageAddress}>{t.onPage}</PageLink>
  );
  const saysYears = lines.length > 0 && state !== "lapsed" && state !== "lapsedApplied";
  return (
    <article id={id} className={`duty ${state}`}>
      <h3>{title}</h3>
      {!saysYears && (
        <p>
          <strong>{stateText(row, { locale, phone, seatsOf })}</strong>{" "}
          {lines.length === 0 && paper && <PaperItem paper={paper} />} {onPage}
        </p>
      )}
      {lines.length > 0 && <YearList lines={lines.slice(0, shownYears)} awaited={awaited} seatsOf={seatsOf} />}
      <OlderDocuments row={row} seatsOf={seatsOf} />
      {saysYears && onPage && <p className="duty-link">{onPage}</p>}
      {verifyAt && (
        <p className="duty-link">
          <a href={verifyAt}>{t.check(hostOf(verifyAt))}</a>
        </p>
      )}
      {checkedOn && <p className="quiet">{t.lookedAt(formatDay(checkedOn, locale))}</p>}
      <details className="quiet">
        <summary>
          {authority} · {isLaw ? t.law : t.basis}
        </summary>
        <p>
          {basis} {basisUrl && <a href={basisUrl}>{t.rule}</a>}
        </p>
      </details>
    </article>
  );
}
