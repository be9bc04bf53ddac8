import { useSite, useWords } from "#app/design/site.tsx";
import { previewScreenWords } from "#app/features/office/preview/words.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { publisherOf, type RecordKind } from "#app/platform/records/kind.ts";
import { guide } from "./guide.ts";
import type { GuideSection } from "./guide-text.ts";

interface Props {
  to: GuideSection["id"] | undefined;
  /** Opens in a new tab, so that what is typed on this page is not lost. */
  isBesideForm?: boolean;
}

export function guideFor(kind: Pick<RecordKind, "name" | "publishedBy">, slug = ""): GuideSection["id"] | undefined {
  if (kind.name === "notices") return "notice";
  if (kind.name === "pages") return "text";
  return publisherOf(kind, slug) === "principal" ? "principal" : undefined;
}

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
