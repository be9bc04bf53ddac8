import { useSite, useWords } from "#app/design/site.tsx";
import { formatNumber } from "#app/platform/i18n/format.ts";
import type { DraftsOfKind } from "./set-up-view.ts";
import { siteSetUpWords } from "./words.ts";

export function LostDrafts({ drafts }: { drafts: DraftsOfKind[] }) {
  const { locale } = useSite();
  const words = useWords(siteSetUpWords);
  if (drafts.length === 0) return null;
  return (
    <div className="note alert">
      <p>{words.lostDrafts}</p>
      <ul>
        {drafts.map(({ kind, count }) => (
          <li key={kind}>
            {kind}: {formatNumber(count, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}
