import { data } from "react-router";
import { officeMeta } from "#app/people/staff/office-screen.tsx";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { wordsAt } from "#app/ui/page-context.ts";
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
