import { useSite, useWords } from "#app/design/site.tsx";
import { isOfMember, type TeacherHints, type TeacherRow } from "#app/features/profiles/index.ts";
import { teacherKind } from "#app/features/profiles/kinds.ts";
import { recordAddressOf } from "./addresses.ts";
import { teacherHintWords } from "./teacher-hint-words.ts";

export function TeacherHintsNote({ hints: { doubles, unrecorded } }: { hints: TeacherHints }) {
  const t = useWords(teacherHintWords);
  return (
    <>
      {doubles.length > 0 && (
        <section className="note alert" id="doubles">
          <h2>{t.doubles}</h2>
          <ul>
            {doubles.map(([one, other]) => (
              <li key={`${one.id} ${other.id}`}>
                <Teacher row={one} /> {t.and} <Teacher row={other} />
              </li>
            ))}
          </ul>
          <p>{t.doublesHelp}</p>
        </section>
      )}
      {unrecorded.length > 0 && (
        <details className="note" id="unrecorded">
          <summary>{t.unrecorded}</summary>
          <ul>
            {unrecorded.map((row) => (
              <li key={row.id}>
                <Teacher row={row} />
              </li>
            ))}
          </ul>
          <p>{t.unrecordedHelp}</p>
        </details>
      )}
    </>
  );
}

function Teacher({ row: { id, name, email } }: { row: TeacherRow }) {
  const { link } = useSite();
  const { profile } = useWords(teacherHintWords);
  const isProfile = isOfMember({ id });
  return (
    <>
      <a href={link(isProfile ? "/office/profiles" : recordAddressOf(teacherKind.name, id))}>{name}</a>{" "}
      <span className="quiet">
        ({isProfile && `${profile}, `}
        {email})
      </span>
    </>
  );
}
