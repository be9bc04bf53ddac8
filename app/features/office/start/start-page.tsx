import { wordsAt } from "#app/design/page-context.ts";
import { useWords } from "#app/design/site.tsx";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { officeWords } from "../words.ts";
import type { Route } from "./+types/start-page";

export const meta: Route.MetaFunction = (page) => {
  const words = wordsAt(officeWords, page);
  return officeMeta(words.start.title, words.office);
};

/** Who has signed in. */
export const loader = ({ context }: Route.LoaderArgs) => ({ name: requireStaff(context).name });

/** The start page of the office. */
export default function StartPage({ loaderData }: Route.ComponentProps) {
  const { start } = useWords(officeWords);
  return <OfficePage title={start.welcome(loaderData.name)} />;
}
