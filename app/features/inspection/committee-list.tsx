import { PhoneFold } from "#app/design/phone-fold.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useWords } from "#app/design/site.tsx";
import { Stated } from "#app/design/stated.tsx";
import type { Committee } from "#app/features/committees/schema.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { inspectionWords } from "./words.ts";

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
