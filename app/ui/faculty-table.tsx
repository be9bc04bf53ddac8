import type { Localised } from "#app/content/localise.ts";
import type { FacultyMember } from "#app/content/shapes/people.ts";
import { formatDigits } from "#app/words/format.ts";
import { largestFile } from "./picture.tsx";
import { useSite } from "./site.tsx";

/** Every teacher in a row: number, name, designation, résumé. */
export function FacultyTable({ members }: { members: Localised<FacultyMember>[] }) {
  const { locale, t } = useSite();
  return (
    <table className="faculty-table">
      <thead>
        <tr>
          <th scope="col">{t.faculty.serial}</th>
          <th scope="col">{t.faculty.name}</th>
          <th scope="col">{t.faculty.designation}</th>
          <th scope="col">{t.faculty.resume}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, name, details, resume }, index) => (
          <tr key={id}>
            <td>{formatDigits(index + 1, locale)}</td>
            <th scope="row">
              <a href={`#${id}`}>{name}</a>
            </th>
            <td>{details.designation}</td>
            <td>
              {resume ? (
                <a href={largestFile(resume)} target="_blank" rel="noreferrer">
                  {t.faculty.view}
                  <span className="sr-only">
                    {" "}
                    {name} ({t.faculty.opensInTab})
                  </span>
                </a>
              ) : (
                t.faculty.notAvailable
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
