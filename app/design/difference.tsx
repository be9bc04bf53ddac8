import type { Locale } from "#app/platform/i18n/locale.ts";
import { wordDifference } from "#app/platform/i18n/word-difference.ts";
import { useSite } from "./site.tsx";

interface Props {
  before: string;
  after: string;
  lang: Locale;
}

export function Difference({ before, after, lang }: Props) {
  const { t } = useSite();
  return (
    <span lang={lang} className="difference">
      {wordDifference(before, after, lang).map(({ text, change }, at) => {
        const key = `${at}`;
        if (change === "same") return text;
        const Mark = change === "added" ? "ins" : "del";
        return (
          <Mark key={key}>
            <span className="sr-only">[{t.difference[change]}: </span>
            {text}
            <span className="sr-only">]</span>
          </Mark>
        );
      })}
    </span>
  );
}
