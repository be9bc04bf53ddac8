import { Numbers } from "#app/design/numbers.tsx";
import { DocumentFacts, PaperLink } from "#app/design/paper-link.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatDay } from "#app/platform/i18n/format.ts";
import type { Committee } from "./schema.ts";
import { committeeWords } from "./words.ts";

type Member = Localised<Committee>["members"][number] & { hasLeft: boolean };
type ShownCommittee = Omit<Localised<Committee>, "members"> & { members: Member[] };

export function CommitteeCard({ committee, label }: { committee: ShownCommittee; label: string }) {
  const t = useWords(committeeWords);
  const { locale } = useSite();
  return (
    <article className="card" id={committee.id}>
      <h2>
        <RecordTitle>{committee.title}</RecordTitle>
      </h2>
      <p>
        <Numbers>{committee.description}</Numbers>
      </p>
      {committee.paper && (
        <>
          <p className="actions">
            <PaperLink id={committee.paper} title={committee.title} label={label} />
          </p>
          <DocumentFacts id={committee.paper} />
        </>
      )}
      <table>
        <caption>{t.members}</caption>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.role}</th>
          </tr>
        </thead>
        <tbody>
          {committee.members.map((member) => (
            <tr key={`${member.name} ${member.until}`}>
              <td>{member.name}</td>
              <td>
                {member.role}
                {member.until && <small>{(member.hasLeft ? t.left : t.term)(formatDay(member.until, locale))}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
