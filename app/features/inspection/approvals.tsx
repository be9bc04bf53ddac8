import { PaperLink } from "#app/design/paper-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { type DatedAffiliation, isHeld } from "#app/features/affiliations/schema.ts";
import { affiliationWords } from "#app/features/affiliations/words.ts";
import { findPdf } from "#app/platform/content/made.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import { inspectionWords } from "./words.ts";

/** A table of all approvals: authority, reference, date, validity and document; including those not held. */
export function Approvals({ approvals }: { approvals: DatedAffiliation[] }) {
  const { locale, t } = useSite();
  const words = useWords(inspectionWords);
  const labels = useWords(affiliationWords);
  const day = (on: string | undefined) => on && formatDay(on, locale);
  return (
    <section>
      <h2>{words.approvals}</h2>
      <table className="stacked">
        <thead>
          <tr>
            <th scope="col">{words.body}</th>
            <th scope="col">{t.paper.reference}</th>
            <th scope="col">{t.paper.date}</th>
            <th scope="col">{labels.validity}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.document}</th>
          </tr>
        </thead>
        <tbody>
          {approvals.map(({ id, authority, relation, reference, paperOn, validity, since, paper }) => (
            <tr key={id}>
              <th scope="row">{authority}</th>
              {relation === "survey" || since ? (
                <>
                  <td data-label={t.paper.reference}>{reference ?? t.notStated.part}</td>
                  <td data-label={t.paper.date}>{day(paperOn)}</td>
                </>
              ) : (
                <td colSpan={4}>{reference ?? t.notStated.part}</td>
              )}
              {relation === "survey" && <td colSpan={2}>{[validity, t.paper.survey].filter(Boolean).join("; ")}</td>}
              {isHeld({ relation, since }) && (
                <>
                  <td data-label={labels.validity}>{validity}</td>
                  <td data-label={words.state}>{day(since)}</td>
                </>
              )}
              <td>
                {paper && <PaperLink id={paper} title={authority} label={t.paper.document} isPlain />}
                {paper && !findPdf(paper, locale) && labels.noDocument}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
