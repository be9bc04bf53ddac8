import { pageText } from "#app/content/page-texts.ts";
import { faculty } from "#app/content/records.server.ts";
import { FacultyCard } from "#app/ui/faculty-card.tsx";
import { FacultyTable } from "#app/ui/faculty-table.tsx";
import { Page } from "#app/ui/page.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { Route } from "./+types/faculty";
import { here, pageMeta } from "./here.ts";

export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = ({ request }: Route.LoaderArgs) => faculty(here(request).locale);

/** The teachers: a table of all, and each one's details for those who want them. */
export default function Faculty({ loaderData: members }: Route.ComponentProps) {
  const { address, locale, t } = useSite();
  return (
    <Page text={pageText(address, locale)}>
      <FacultyTable members={members} />
      <Section title={t.faculty.details}>
        <ul className="people">
          {members.map((member) => (
            <FacultyCard key={member.id} member={member} />
          ))}
        </ul>
      </Section>
    </Page>
  );
}
