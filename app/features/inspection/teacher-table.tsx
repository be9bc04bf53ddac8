import { useWords } from "#app/design/site.tsx";
import { profileWords, type Teacher } from "#app/features/profiles/index.ts";
import { inspectionWords } from "./words.ts";

/** Every teacher with designation, qualifications, department and years of teaching. */
export function TeacherTable({ teachers }: { teachers: Pick<Teacher, "id" | "name" | "details">[] }) {
  const t = useWords(inspectionWords);
  const words = useWords(profileWords);
  return (
    <section>
      <h2>{t.teachers}</h2>
      <table className="stacked">
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
          {teachers.map(({ id, name, details: { designation, qualifications, department, experience } }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{designation}</td>
              <td>{qualifications}</td>
              <td>{department}</td>
              <td>{experience.teaching}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
