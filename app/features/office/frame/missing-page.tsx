import { data } from "react-router";
import { wordsAt } from "#app/design/page-context.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { staffWords } from "#app/features/staff/words.ts";
import type { Route } from "./+types/missing-page";
import { NoPage } from "./dead-ends.tsx";

export const meta: Route.MetaFunction = (page) => {
  const words = wordsAt(staffWords, page);
  return officeMeta(words.noPage.title, words.office);
};

export const loader = () => data(null, { status: 404 });

export default function MissingPage() {
  return <NoPage />;
}
