import { useSite, useWords } from "#app/design/site.tsx";
import { previewScreenWords } from "#app/features/office/preview/words.ts";
import { staffWords } from "#app/features/staff/words.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { guide } from "./guide.ts";
import type { GuideSection } from "./guide-text.ts";

interface Props {
  /** Nothing is drawn where the guide has no part on it. */
  to: GuideSection["id"] | undefined;
  /** Opens in another tab: what is typed on this page stays. */
  isBesideForm?: boolean;
}

/** The part of the guide on writing records of a kind, if it has one. */
export function guideFor({
  name,
  publishedBy,
}: Pick<RecordKind, "name" | "publishedBy">): GuideSection["id"] | undefined {
  if (name === "notices") return "notice";
  return publishedBy === "principal" ? "principal" : undefined;
}

/** The way from a screen to its part of the guide, by the title that it has there. */
export function GuideLink({ to, isBesideForm = false }: Props) {
  const { link } = useSite();
  const { opensInTab } = useWords(previewScreenWords);
  const { menu } = useWords(staffWords);
  const title = useWords(guide).sections.find(({ id }) => id === to)?.title;
  if (!to) return null;
  return (
    <p className="guide-link">
      <a href={`${link("/office/guide")}#${to}`} {...(isBesideForm && { target: "_blank", rel: "noreferrer" })}>
        {menu.guide}: {title}
        {isBesideForm && <span className="sr-only"> ({opensInTab})</span>}
      </a>
    </p>
  );
}
