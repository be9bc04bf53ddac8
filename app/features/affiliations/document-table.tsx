import { FirstPage } from "#app/design/first-page.tsx";
import { PaperLink } from "#app/design/paper-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { findPdf } from "#app/platform/content/made.ts";
import type { Affiliation } from "./schema.ts";
import { affiliationWords } from "./words.ts";

/** A site's host name as people type it: `pci.gov.in`. */
const siteName = (address: string) => new URL(address).hostname.replace(/^www\./, "");

/** The approvals as documents side by side, with their number and validity, and links for checking them. */
export function DocumentTable({ affiliations }: { affiliations: Localised<Affiliation>[] }) {
  const { locale, t } = useSite();
  const words = useWords(affiliationWords);
  return (
    <ul className="documents">
      {affiliations.map(({ id, relation, shortName, authority, website, paper }) => (
        <li key={id}>
          {paper && <FirstPage id={paper} isThumbnail />}
          <div>
            <h3>{shortName}</h3>
            {relation === "survey" && <p>{t.paper.survey}</p>}
            {paper && <PaperLink id={paper} title={authority} label={t.paper.open} isPlain />}
            {paper && !findPdf(paper, locale) && <p>{words.noDocument}</p>}
            <a href={website}>{words.compare(siteName(website))}</a>
          </div>
        </li>
      ))}
    </ul>
  );
}
