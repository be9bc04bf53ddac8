import { useSite, useWords } from "#app/design/site.tsx";
import { formatWait } from "#app/platform/i18n/format-wait.ts";
import type { SentFile } from "./answer.ts";
import { filesWords } from "./words.ts";

/** The result for each uploaded file: added, or refused and why. */
export function SentFiles({ sent }: { sent: SentFile[] }) {
  const words = useWords(filesWords);
  const { locale } = useSite();
  const stateOf = (file: SentFile): string => {
    if (file.ok) {
      const state = file.isRepeat ? words.repeat : words.there;
      return file.choice ? `${state}. ${words.choices[file.choice]}` : state;
    }
    return file.reason === "tooMany"
      ? words.reasons.tooMany(formatWait(file.seconds ?? 60, locale))
      : words.reasons[file.reason];
  };
  return (
    <div id="files-answer" tabIndex={-1} role="status" className="note">
      <h3>{words.outcome}</h3>
      <ul className="sent-files">
        {sent.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={at} data-sent={file.ok ? "there" : "refused"}>
            <strong>{file.called}</strong> <span>{stateOf(file)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
