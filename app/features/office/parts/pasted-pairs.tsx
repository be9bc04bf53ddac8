import { SubmitButton } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { DeviceNote } from "#app/features/office/on-device/device-note.tsx";
import { formatDigits, formatNumber } from "#app/platform/i18n/format.ts";
import { type Locale, localeNames, otherLocale } from "#app/platform/i18n/locale.ts";
import type { DraftPair } from "#app/platform/records/draft.ts";
import { isPaired, pairsOf, paragraphsIn, sentencesIn } from "./pasted-text.ts";
import { partWords } from "./words.ts";

export function PastedPairs({ pasted, first }: { pasted: DraftPair; first: Locale }) {
  const { locale } = useSite();
  const { pasted: words } = useWords(partWords);
  const pairs = pairsOf(pasted);
  const count = (of: Locale) => formatNumber(paragraphsIn(pasted[of]).length, locale);
  const canBeTaken = isPaired(pairs);
  return (
    <div className="publish">
      <p className="actions">
        <SubmitButton does="pasted:pair" look={pairs.length > 0 ? "button quiet-button" : "button"}>
          {words.pair}
        </SubmitButton>
      </p>
      <DeviceNote />
      {pairs.length > 0 && (
        <section className="pasted" aria-labelledby="pairs">
          <h2 id="pairs">{words.pairs}</h2>
          <p role="status">
            {words.counts(count("mr"), count("en"))} {canBeTaken ? words.paired : words.unpaired}
          </p>
          <ol>
            {pairs.map((pair, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name, and are rendered once.
              <li key={at}>
                {[first, otherLocale(first)].map((each) => (
                  <Paragraph key={each} locale={each} text={pair[each]} at={at} />
                ))}
              </li>
            ))}
          </ol>
          {canBeTaken && (
            <>
              <p className="actions">
                <SubmitButton does="pasted:instead" look="button">
                  {words.instead}
                </SubmitButton>
                <SubmitButton does="pasted:end">{words.end}</SubmitButton>
              </p>
              <p className="quiet">{words.kept}</p>
            </>
          )}
        </section>
      )}
    </div>
  );
}

function Paragraph({ locale, text, at }: { locale: Locale; text: string | undefined; at: number }) {
  const { pasted: words } = useWords(partWords);
  const site = useSite();
  const number = formatDigits(at + 1, site.locale);
  if (text === undefined)
    return (
      <div className="unpaired">
        <p className="quiet">
          {number} · {localeNames[locale]}
        </p>
        <p>{words.nothing}</p>
      </div>
    );
  const sentences = sentencesIn(text);
  return (
    <div>
      <p className="quiet">
        {number} · {localeNames[locale]}
      </p>
      <p lang={locale}>{text}</p>
      {at > 0 && (
        <SubmitButton does={`pasted:join.${locale}.${at}`} look="row-button">
          {words.join}
          <span className="sr-only">
            : {localeNames[locale]} {number}
          </span>
        </SubmitButton>
      )}
      {sentences.length > 1 && (
        <details>
          <summary>{words.split}</summary>
          {sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no name, and are rendered once.
            <p key={index}>
              {index > 0 && (
                <SubmitButton does={`pasted:split.${locale}.${at}.${index}`} look="row-button">
                  {words.splitHere}
                </SubmitButton>
              )}{" "}
              <span lang={locale}>{sentence}</span>
            </p>
          ))}
        </details>
      )}
    </div>
  );
}
