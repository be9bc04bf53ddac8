import { PaperFile, StateNote } from "#app/register/disclosure/requirement-card.tsx";
import { pdfName, shownPdf } from "#app/register/disclosure/state-text.ts";
import { FirstPage, PaperLink } from "#app/ui/document-link.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { affiliationWords, type ShownAffiliation } from "./affiliation.ts";

const siteName = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/** States that need no note next to the document. */
const plainStates: ReadonlySet<string> = new Set(["valid", "ending", "nextAwaited"]);

export function DocumentTable({ affiliations }: { affiliations: ShownAffiliation[] }) {
  const { locale, t } = useSite();
  const words = useWords(affiliationWords);
  return (
    <ul className="documents">
      {affiliations.map(({ id, relation, shortName, website, row }) => {
        const paper = row?.paper;
        const name = paper && shownPdf(paper, locale) && pdfName(paper, locale);
        return (
          <li key={id}>
            {name && <FirstPage id={name} isThumbnail />}
            <div>
              <h3>{shortName}</h3>
              {relation === "survey" && <p>{t.paper.survey}</p>}
              {row && !plainStates.has(row.state) && (
                <p>
                  <StateNote row={row} />
                </p>
              )}
              {name && <PaperLink id={name} title={shortName} label={t.paper.open} isPlain />}
              {paper && !name && (
                <p>
                  <PaperFile paper={paper} />
                </p>
              )}
              <a href={website}>{words.compare(siteName(website))}</a>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
