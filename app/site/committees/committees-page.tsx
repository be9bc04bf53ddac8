import type { Localised } from "#app/cms/content/text.ts";
import { formatDay } from "#app/lib/i18n/format.ts";
import { DocumentFacts, PaperLink } from "#app/ui/document-link.tsx";
import { Numbers, RecordTitle } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { here, pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/committees-page";
import { type Committee, committeeWords } from "./committee.ts";
import styles from "./committees.css?url";
import { committees } from "./committees.server.ts";

type Member = Localised<Committee>["members"][number] & { hasLeft: boolean };
type ShownCommittee = Omit<Localised<Committee>, "members"> & { members: Member[] };

function CommitteeCard({ committee, label }: { committee: ShownCommittee; label: string }) {
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

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader({ request, context }: Route.LoaderArgs) {
  const { address } = here(request);
  const records = recordsFor({ request, context });
  const kind = address === "/about-us/gb-cdc" ? "governing" : "statutory";
  return { kind, committees: committees(records, kind) } as const;
}

export default function Committees({ loaderData: { kind, committees } }: Route.ComponentProps) {
  const t = useWords(committeeWords);
  return (
    <Page>
      <div className="committees">
        {committees.map((committee) => (
          <CommitteeCard
            key={committee.id}
            committee={committee}
            label={kind === "governing" ? t.guidelines : t.view}
          />
        ))}
      </div>
      <p className="for-inspectors">
        <PageLink to="/inspection" />
      </p>
    </Page>
  );
}
