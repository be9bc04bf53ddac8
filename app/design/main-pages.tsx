import { PageList } from "./page-list.tsx";
import { Section } from "./section.tsx";
import { useSite } from "./site.tsx";
import type { PageAddress } from "./words/page-names.ts";

const mainPages: PageAddress[] = [
  "/",
  "/courses/d-pharm",
  "/admission",
  "/admission/fees",
  "/admission/documents",
  "/visit",
  "/faculty",
  "/events",
  "/downloads",
  "/sitemap",
];

export function MainPages() {
  const { t } = useSite();
  return (
    <Section title={t.notFound.main}>
      <PageList pages={mainPages} className="link-grid" />
    </Section>
  );
}
