import { useSite } from "#app/design/site.tsx";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Teacher } from "./teacher.ts";

/** Every teacher in a row: number, name, designation, résumé. */
export function FacultyTable({ teachers }: { teachers: Teacher[] }) {
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
        {teachers.map(({ id, name, details, resume }, index) => (
          <tr key={id}>
            <td>{formatDigits(index + 1, locale)}</td>
            <th scope="row">
              <a href={`#${id}`}>{name}</a>
            </th>
            <td>{details.designation || t.faculty.notAvailable}</td>
            <td>
              {resume ? (
                <a href={resume} target="_blank" rel="noreferrer">
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
