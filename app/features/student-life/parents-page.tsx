import { Icon } from "#app/design/icon.tsx";
import { JsonLd } from "#app/design/json-ld.tsx";
import { Page } from "#app/design/page.tsx";
import { pageMeta, recordsFor } from "#app/design/page-context.ts";
import { PageLink } from "#app/design/page-link.tsx";
import { pageStyles } from "#app/design/page-styles.ts";
import { Section } from "#app/design/section.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { nameOfLink, type PageAddress } from "#app/design/words/page-names.ts";
import type { Route } from "./+types/parents-page";
import styles from "./parents.css?url";
import { studentLife } from "./records.server.ts";
import { type Question, questionGroups } from "./schema.ts";
import { questionsGraph } from "./structured-data.ts";
import { StudentLinks } from "./student-links.tsx";
import { studentLifeWords } from "./words.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = (asked: Route.LoaderArgs) => studentLife(recordsFor(asked)).parentsAsk;

export default function Parents({ loaderData: questions }: Route.ComponentProps) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords).parents;
  const isAsked = (group: Question["group"]) => questions.some((each) => each.group === group);
  return (
    <Page words={<StudentLinks />}>
      {questionGroups.filter(isAsked).map((group) => (
        <Section key={group} title={t.groups[group]} className="questions">
          <div>
            {questions
              .filter((each) => each.group === group)
              .map(({ id, question, answer, link }, index) => (
                <details key={id} id={id} open={index === 0}>
                  <summary>
                    <h3>{question}</h3>
                    <Icon name="down" />
                  </summary>
                  <p>{answer}</p>
                  {link && (
                    <p>
                      {t.more} <PageLink to={link as PageAddress}>{nameOfLink(link, locale)}</PageLink>
                    </p>
                  )}
                </details>
              ))}
          </div>
        </Section>
      ))}
      <JsonLd graph={questionsGraph(questions)} />
    </Page>
  );
}
