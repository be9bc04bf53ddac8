import { useSite, useWords } from "#app/design/site.tsx";
import type { ShownAffiliation } from "#app/features/affiliations/index.ts";
import { affiliationWords } from "#app/features/affiliations/words.ts";
import { PaperFile, StateNote } from "#app/features/disclosure/index.view.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import { inspectionWords } from "./words.ts";

export function Approvals({ approvals }: { approvals: ShownAffiliation[] }) {
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
          {approvals.map(({ id, authority, relation, since, row }) => (
            <tr key={id}>
              <th scope="row">{authority}</th>
              {row?.paper ? (
                <>
                  <td data-label={t.paper.reference}>{row.paper.number}</td>
                  <td data-label={t.paper.date}>{day(row.paper.issuedOn)}</td>
                  <td data-label={labels.validity}>
                    <span>
                      <StateNote row={row} />
                    </span>
                  </td>
                  <td data-label={words.state}>{relation === "survey" ? t.paper.survey : day(since)}</td>
                </>
              ) : (
                <td colSpan={4}>{row ? <StateNote row={row} /> : t.notStated.part}</td>
              )}
              <td>{row?.paper && <PaperFile paper={row.paper} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
