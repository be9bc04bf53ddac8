import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles } from "#app/ui/page-context.ts";
import { Picture } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
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
