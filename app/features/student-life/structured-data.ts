import type { FAQPage } from "schema-dts";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Question } from "./schema.ts";

export function questionsGraph(questions: Localised<Question>[]): object[] {
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
