import { Difference } from "#app/design/difference.tsx";
import type { ComparedText } from "./compared.ts";

export const ChangedTexts = ({ texts }: { texts: ComparedText[] }) => (
  <dl className="compared-texts">
    {texts.map(({ label, lang, before, after }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="lines">
          <Difference before={before} after={after} lang={lang} />
        </dd>
      </div>
    ))}
  </dl>
);
