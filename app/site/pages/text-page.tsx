import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles } from "#app/ui/page-context.ts";
import type { Route } from "./+types/text-page";
import styles from "./text-page.css?url";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export default function WordsPage() {
  return <Page />;
}
