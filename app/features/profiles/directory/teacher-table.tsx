import { useSite, useWords } from "#app/design/site.tsx";
import { profileWords } from "#app/features/profiles/words.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Teacher } from "./teacher.ts";

interface Props {
  teachers: Teacher[];
  from?: number;
}

export function TeacherTable({ teachers, from }: Props) {
  const { institute, locale } = useSite();
  const t = useWords(profileWords);
  return (
    <table className="faculty-table">
      {institute.isSample && from === undefined && <caption>{t.sample}</caption>}
      <thead>
        <tr>
          <th scope="col">{t.serial}</th>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.designation}</th>
          <th scope="col">{t.resume}</th>
        </tr>
      </thead>
      <tbody>
        {teachers.map(({ id, name, details, resume }, index) => (
          <tr key={id}>
            <td>{formatDigits((from ?? 1) + index, locale)}</td>
            <th scope="row">
              <a href={`#${id}`}>{name}</a>
            </th>
            <td>{details.designation || t.notAvailable}</td>
            <td>
              {resume ? (
                <a href={resume} target="_blank" rel="noreferrer">
                  {t.view}
                  <span className="sr-only">
                    {" "}
                    {t.resumeOf(name)} ({t.opensInTab})
                  </span>
                </a>
              ) : (
                t.notAvailable
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
