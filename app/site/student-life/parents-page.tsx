import type { FAQPage } from "schema-dts";
import type { Localised } from "#app/cms/content/text.ts";
import { JsonLd } from "#app/ui/head.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PageLink } from "#app/ui/page-links.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { nameOfLink, type PageAddress } from "#app/ui/words/page-names.ts";
import type { Route } from "./+types/parents-page";
import styles from "./parents.css?url";
import { studentLife } from "./student-life.server.ts";
import { StudentLinks, studentLifeWords } from "./student-life.tsx";
import { type Question, questionGroups } from "./student-life-schema.ts";

function questionsGraph(questions: Localised<Question>[]): object[] {
  const page: FAQPage = {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return [page];
}

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
