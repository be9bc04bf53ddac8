import type { Localised } from "#app/cms/content/text.ts";
import { formatDay } from "#app/lib/i18n/format.ts";
import { profileWords } from "#app/people/profiles/profile-words.ts";
import type { TeacherSummary as TeacherInShort } from "#app/people/profiles/teacher.ts";
import { PaperFile, StateNote } from "#app/register/disclosure/requirement-card.tsx";
import { affiliationWords, type ShownAffiliation } from "#app/site/affiliations/affiliation.ts";
import type { Committee } from "#app/site/committees/committee.ts";
import { RecordTitle } from "#app/ui/inline.tsx";
import { PhoneFold, Stated } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { inspectionWords } from "./inspection-words.ts";

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

export function InspectionTeachers({ teachers }: { teachers: TeacherInShort[] }) {
  const { institute } = useSite();
  const t = useWords(inspectionWords);
  const words = useWords(profileWords);
  return (
    <section>
      <h2>{t.teachers}</h2>
      <Stated isStated={teachers.length > 0}>
        <table className="stacked">
          {institute.isSample && <caption>{words.sample}</caption>}
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.designation}</th>
              <th scope="col">{words.qualifications}</th>
              <th scope="col">{words.department}</th>
              <th scope="col">{words.teaching}</th>
            </tr>
          </thead>
          <tbody>
            {teachers.map(({ id, name, designation, qualifications, department, teaching }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{designation}</td>
                <td>{qualifications}</td>
                <td>{department}</td>
                <td data-label={words.teaching}>{teaching}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stated>
    </section>
  );
}

export function CommitteeList({
  committees,
}: {
  committees: Pick<Localised<Committee>, "id" | "title" | "members">[];
}) {
  const t = useWords(inspectionWords);
  return (
    <section>
      <h2>{t.committees}</h2>
      <Stated isStated={committees.length > 0}>
        <div className="bodies">
          {committees.map(({ id, title, members }) => (
            <PhoneFold key={id} title={<RecordTitle>{title}</RecordTitle>}>
              <h3>
                <RecordTitle>{title}</RecordTitle>
              </h3>
              <ul>
                {members.map(({ name, role }) => (
                  <li key={name}>
                    {name}, <span>{role}</span>
                  </li>
                ))}
              </ul>
            </PhoneFold>
          ))}
        </div>
      </Stated>
    </section>
  );
}
