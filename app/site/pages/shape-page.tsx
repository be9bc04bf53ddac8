import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles } from "#app/ui/page-context.ts";
import type { Route } from "./+types/shape-page";
import styles from "./shapes.css?url";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

/** The special layouts are in shapes.tsx. The page has the full width; its section's links come below. */
export default function ShapePage() {
  return <Page>{null}</Page>;
}
