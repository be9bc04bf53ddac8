import styles from "#app/people/profiles/directory/directory.css?url";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/teachers-page";
import { allTeachers, directoryContext } from "./directory.server.ts";
import { profileWords } from "./profile-words.ts";
import { TeacherCard, TeacherTable } from "./teacher-card.tsx";

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
