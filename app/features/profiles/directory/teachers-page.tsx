import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { Section } from "#app/design/section.tsx";
import { useWords } from "#app/design/site.tsx";
import { directoryContext } from "#app/features/profiles/directory.service.server.ts";
import { profileWords } from "#app/features/profiles/words.ts";
import type { Route } from "./+types/teachers-page";
import styles from "./directory.css?url";
import { TeacherCard } from "./teacher-card.tsx";
import { TeacherTable } from "./teacher-table.tsx";
import { allTeachers } from "./teachers.server.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = (asked: Route.LoaderArgs) => allTeachers(asked.context.get(directoryContext), recordsFor(asked));

export default function Teachers({ loaderData: teachers }: Route.ComponentProps) {
  const t = useWords(profileWords);
  return (
    <Page>
      <TeacherTable teachers={teachers} />
      <Section title={t.details}>
        <ul className="people">
          {teachers.map((teacher) => (
            <TeacherCard key={teacher.id} teacher={teacher} />
          ))}
        </ul>
      </Section>
    </Page>
  );
}
