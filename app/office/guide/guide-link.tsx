import { publisherOf, type RecordKind } from "#app/cms/records/kind.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { previewScreenWords } from "#app/office/preview/preview-words.ts";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import { guideInEnglish } from "./guide.en.ts";
import { guideInMarathi } from "./guide.mr.ts";
import { buttonNames, type GuideSection } from "./guide-text.ts";

export const guide: Record<Locale, ReturnType<typeof guideInEnglish>> = {
  en: guideInEnglish(buttonNames("en")),
  mr: guideInMarathi(buttonNames("mr")),
};

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
