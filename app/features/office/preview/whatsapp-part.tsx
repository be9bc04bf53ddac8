import { useWords } from "#app/design/site.tsx";
import { whatsappAddress } from "#app/platform/i18n/format.ts";
import { previewScreenWords } from "./words.ts";

/** A WhatsApp message: the text, a button that copies it, and a link that opens it in WhatsApp. */
export function WhatsAppPart({ text }: { text: string }) {
  const t = useWords(previewScreenWords);
  return (
    <section className="card" id="whatsapp" aria-labelledby="whatsapp-title">
      <h2 id="whatsapp-title">{t.whatsApp}</h2>
      <p>{t.whatsAppHelp}</p>
      <label htmlFor="whatsapp-text">{t.message}</label>
      <textarea id="whatsapp-text" readOnly rows={text.split("\n").length + 1} defaultValue={text} />
      <p className="actions">
        {/* Without script it leads to the text, which can be selected. */}
        <a className="button" href="#whatsapp-text" data-open="copy" data-copied={t.copied}>
          {t.copy}
        </a>
        <a className="button quiet-button" href={whatsappAddress(text)} target="_blank" rel="noreferrer">
          {t.send}
        </a>
        <span role="status" />
      </p>
    </section>
  );
}
