import type { LinksFunction } from "react-router";

/**
 * The `links` of a page with a style sheet of its own, which comes after the one on every page (styles.css).
 * @param href The address of the sheet: `import styles from "./home.css?url"`. It imports what it shares with other pages.
 */
export const pageStyles =
  (href: string): LinksFunction =>
  () => [{ rel: "stylesheet", href }];
