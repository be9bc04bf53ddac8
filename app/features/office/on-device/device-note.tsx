import { useSite, useWords } from "#app/design/site.tsx";
import { tags } from "#app/platform/i18n/format.ts";
import { formatClock } from "#app/platform/i18n/format-moment.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { DeviceWords } from "./device-words.ts";
import { onDeviceWords } from "./words.ts";

const hourInMs = 3_600_000;
/** Midnight in India, in milliseconds. */
const midnight = -5.5 * hourInMs;

const clocks = (locale: Locale): string[] =>
  Array.from({ length: 24 }, (_, hour) => formatClock(midnight + hour * hourInMs, locale));

/** The script is loaded immediately, so that an unsaved text on the device is offered before anything is typed. */
export function DeviceNote() {
  const { entry, locale, link } = useSite();
  const words = useWords(onDeviceWords);
  const { states, waits, form, text, empty } = words;
  const told: DeviceWords = { states, waits, form, text, empty, clocks: clocks(locale), tag: tags[locale] };
  return (
    <>
      <p className="device-state" role="status" data-device={JSON.stringify(told)} />
      <p hidden data-sign-in>
        <a href={link("/office")} target="_blank" rel="noopener" className="button quiet-button">
          {words.signIn}
        </a>
      </p>
      <template data-offer="">
        <section className="note device-text">
          <p>
            <strong data-waits="" />
          </p>
          <details>
            <summary>{words.see}</summary>
            <dl />
          </details>
          <p className="actions">
            <button type="button" className="button" data-use="">
              {words.use}
            </button>
            <button type="button" className="button quiet-button" data-erase="">
              {words.erase}
            </button>
          </p>
        </section>
      </template>
      {entry && <script type="module" src={entry} />}
    </>
  );
}
