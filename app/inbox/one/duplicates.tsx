import { Fragment } from "react";
import { contactsOf } from "#app/inbox/contacts.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import type { Submission } from "#app/lib/db/tables.ts";
import { formatDay, formatNumber, indiaTime } from "#app/lib/i18n/format.ts";
import { AddressText } from "#app/ui/contact-links.tsx";
import { SubmitButton } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { oneWords } from "./one-words.ts";
import { OneForm, type SubmissionView } from "./submission-view.tsx";

export function DuplicateSuggestions({ view }: { view: SubmissionView }) {
  const { locale, link } = useSite();
  const { duplicates } = useWords(oneWords);
  const { kinds, states, nameless } = useWords(inboxWords);
  const { suggestions } = view.open;
  if (suggestions.length === 0) return null;
  return (
    <details className="fold" open={view.typed?.intent?.startsWith("merge:")}>
      <summary>{duplicates.title(formatNumber(suggestions.length, locale))}</summary>
      <p className="quiet">{duplicates.help}</p>
      <p>
        {duplicates.here}: <ContactLine group={view.open.sent.map(({ submission }) => submission)} />
      </p>
      <OneForm view={view}>
        <ul className="office-list">
          {suggestions.map(({ reference, name, kind, state, createdAt, why, group, differs }) => (
            <li key={reference}>
              <a href={link(`/office/inbox/${reference}`)} className="row-button">
                {name ?? nameless}
              </a>
              <p className="quiet">
                {[kinds[kind], states[state], formatDay(indiaTime(createdAt).day, locale)].join(" · ")}
                <br />
                {why.map((each) => duplicates.why[each]).join(", ")}
              </p>
              <p>
                <ContactLine group={group} />
              </p>
              {differs.length > 0 && (
                <label className="check">
                  <input
                    type="checkbox"
                    name={`sure:${reference}`}
                    defaultChecked={view.typed?.[`sure:${reference}`] === "on"}
                    autoComplete="off"
                  />{" "}
                  {duplicates.sure(differs.map((each) => duplicates.differs[each]).join(", "))}
                </label>
              )}
              <SubmitButton does={`merge:${reference}`}>
                {duplicates.merge}
                <span className="sr-only">{duplicates.mergeWhich(reference)}</span>
              </SubmitButton>
            </li>
          ))}
        </ul>
      </OneForm>
    </details>
  );
}

function ContactLine({ group }: { group: Submission[] }) {
  const { duplicates } = useWords(oneWords);
  return (
    <bdi>
      {contactsOf(group).map(({ phone, email, isProven }, at) => (
        <Fragment key={`${phone} ${email}`}>
          {at > 0 && " · "}
          {phone}
          {phone && email && " · "}
          {email && (
            <>
              <AddressText>{email}</AddressText> ({isProven ? duplicates.proven : duplicates.unproven})
            </>
          )}
        </Fragment>
      ))}
    </bdi>
  );
}

export function MergedParts({ view }: { view: SubmissionView }) {
  const { locale } = useSite();
  const { duplicates } = useWords(oneWords);
  const { kinds } = useWords(inboxWords);
  const { parts } = view.open;
  if (parts.length === 0) return null;
  const day = (time: number) => formatDay(indiaTime(time).day, locale);
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">{duplicates.parts}</h2>
      <OneForm view={view}>
        <ul className="office-list">
          {parts.map(({ merge, submission, at, byName, undoUntil }) => (
            <li key={merge}>
              <b>{submission.reference}</b> {kinds[submission.kind]}
              {submission.name && `, ${submission.name}`}
              <p className="quiet">{duplicates.at(byName, day(at))}</p>
              {undoUntil !== undefined && (
                <>
                  <SubmitButton does={`undoMerge:${merge}`}>
                    {duplicates.undo}
                    <span className="sr-only">{duplicates.mergeWhich(submission.reference ?? "")}</span>
                  </SubmitButton>
                  <p className="quiet">{duplicates.until(day(undoUntil))}</p>
                </>
              )}
            </li>
          ))}
        </ul>
      </OneForm>
    </section>
  );
}
