import { Send } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Family } from "#app/features/fees/index.ts";
import { FamilyQuestions } from "#app/features/fees/index.view.ts";
import { writtenWords } from "#app/features/inbox/written/written-words.ts";
import { formatDay, indiaTime } from "#app/platform/i18n/format.ts";
import { OneForm } from "./one-form.tsx";
import type { SubmissionView } from "./one-view.ts";

/** What is known of the family: as it was given last, or what the documents it needs say. */
function familyOf({ written: [last], documentsFor }: SubmissionView["open"]): Family {
  if (last) return last.family;
  return {
    category: documentsFor.includes("ews") ? "ews" : undefined,
    income: documentsFor.includes("income") ? "upTo8" : undefined,
  };
}

/** Gives a person in writing what they pay and need, and lists what they were given. */
export function Written({ view }: { view: SubmissionView }) {
  const { link, locale } = useSite();
  const t = useWords(writtenWords);
  const { open, done } = view;
  if (open.submission.kind === "feedback") return null;
  return (
    <details className="fold" open={done === "written"}>
      <summary>{t.title}</summary>
      <ul>
        {open.written.map(({ code, at, byName }) => {
          const to = link(`/office/inbox/${open.submission.reference}/written/${code}`);
          return (
            <li key={code}>
              <a href={to} className="row-button">
                {t.sheet}
              </a>{" "}
              <a href={`${to}?form=picture`} className="row-button">
                {t.picture}
              </a>{" "}
              <span className="quiet">{t.given(formatDay(indiaTime(at).day, locale), byName)}</span>
            </li>
          );
        })}
      </ul>
      <OneForm view={view}>
        <p className="quiet">{t.help}</p>
        <div className="family">
          <FamilyQuestions family={familyOf(open)} />
        </div>
        <p>
          <Send does="written">{t.give}</Send>
        </p>
      </OneForm>
    </details>
  );
}
