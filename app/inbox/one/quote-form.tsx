import { quoteWords } from "#app/inbox/quotes/quote-words.ts";
import { formatDay, indiaTime } from "#app/lib/i18n/format.ts";
import { type Family, familyAnswers, familyIn } from "#app/site/fees/family.ts";
import { FamilyQuestions } from "#app/site/fees/first-day-form.tsx";
import { SubmitButton } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { OneForm, type SubmissionView } from "./submission-view.tsx";

/** From a refused form, otherwise from what was given last and from the documents that the family needs. */
function familyOf({ open: { written, documentsFor, sent }, problem, typed }: SubmissionView): Family {
  if (problem && typed?.intent === "written") return familyIn(new URLSearchParams(typed));
  return {
    category:
      familyAnswers.category.find((each) => sent.some(({ submission }) => submission.category === each)) ??
      (documentsFor.includes("ews") ? "ews" : undefined),
    income: documentsFor.includes("income") ? "upTo8" : undefined,
    ...written[0]?.family,
  };
}

export function QuoteLinks({ reference, code }: { reference: string | null; code: string }) {
  const { link } = useSite();
  const t = useWords(quoteWords);
  const to = link(`/office/inbox/${reference}/written/${code}`);
  return (
    <>
      <a href={to} className="row-button">
        {t.sheet}
      </a>{" "}
      <a href={`${to}?form=picture`} className="row-button">
        {t.picture}
      </a>
    </>
  );
}

export function QuoteForm({ view }: { view: SubmissionView }) {
  const { locale } = useSite();
  const t = useWords(quoteWords);
  const { open, done, extras } = view;
  if (open.submission.kind === "feedback") return null;
  const isRefused = view.problem && view.typed?.intent === "written";
  const said = open.written[0]?.said;
  return (
    <details className="fold" open={done === "written" || isRefused}>
      <summary>{t.title}</summary>
      <ul>
        {open.written.map(({ code, at, byName }) => (
          <li key={code}>
            <QuoteLinks reference={open.submission.reference} code={code} />{" "}
            <span className="quiet">{t.given(formatDay(indiaTime(at).day, locale), byName)}</span>
          </li>
        ))}
      </ul>
      <OneForm view={view}>
        <p className="quiet">{t.help}</p>
        <div className="family">
          <FamilyQuestions family={familyOf(view)} isOpen />
          {extras.buses.length > 0 && (
            <label>
              {t.askedBus}
              <select name="bus" defaultValue={isRefused ? view.typed?.bus : said?.bus?.id}>
                <option value="">{t.noBus}</option>
                {extras.buses.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {extras.hasHostel && (
          <label className="check">
            <input
              type="checkbox"
              name="hostel"
              defaultChecked={isRefused ? view.typed?.hostel === "on" : said?.hostel !== undefined}
            />{" "}
            {t.askedHostel}
          </label>
        )}
        <p className="field">
          <label htmlFor="amount">{t.amount}</label>
          <span className="quiet" id="amount-help">
            {t.amountHelp}
          </span>
          <input
            id="amount"
            name="amount"
            inputMode="numeric"
            maxLength={12}
            aria-describedby="amount-help"
            defaultValue={isRefused ? view.typed?.amount : undefined}
          />
        </p>
        <p>
          <SubmitButton does="written">{t.give}</SubmitButton>
        </p>
      </OneForm>
    </details>
  );
}
