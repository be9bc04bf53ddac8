import { Page } from "#app/design/page.tsx";
import { pageMeta } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { Picture } from "#app/design/picture.tsx";
import { useSite } from "#app/design/site.tsx";
import type { Route } from "./+types/letter-page";
import styles from "./letter-page.css?url";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export default function LetterPage() {
  const { address, pages } = useSite();
  const { picture } = pages.text(address);
  const portrait = picture && <Picture name={picture} alt="" sizes="220px" className="portrait" isFirst />;
  return <Page aside={portrait} />;
}
