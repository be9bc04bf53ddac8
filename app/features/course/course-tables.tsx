import { OtherName } from "#app/design/other-name.tsx";
import { PhoneFold } from "#app/design/phone-fold.tsx";
import { useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import type { WithOtherName } from "#app/platform/content/paired.ts";
import type { Course } from "./schema.ts";
import { courseWords } from "./words.ts";

type Subject = Localised<Course>["firstYear"][number];

export function SubjectTable({ title, subjects }: { title: string; subjects: WithOtherName<Subject>[] }) {
  const t = useWords(courseWords);
  return (
    <PhoneFold title={title}>
      <table className="subjects">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.code}</th>
            <th scope="col">{t.subject}</th>
            <th scope="col">{t.teaching}</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map(({ code, name, other, practical }) => (
            <tr key={code}>
              <td>{code}</td>
              <th scope="row">
                {name} <OtherName>{other}</OtherName>
              </th>
              <td>{practical ? t.theoryPractical : t.theory}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PhoneFold>
  );
}
