import { useSite, useWords } from "#app/design/site.tsx";
import { Stated } from "#app/design/stated.tsx";
import type { TeacherInShort } from "#app/features/profiles/index.ts";
import { profileWords } from "#app/features/profiles/words.ts";
import { inspectionWords } from "./words.ts";

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
