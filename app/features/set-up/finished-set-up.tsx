import { useSite, useWords } from "#app/design/site.tsx";
import { StartOver } from "./start-over.tsx";
import { siteSetUpWords } from "./words.ts";

/** After the end: the way to the first account or, once it is set up, to the office. */
export function FinishedSetUpNote({ enrolLink }: { enrolLink: string | undefined }) {
  const { link } = useSite();
  const words = useWords(siteSetUpWords);
  return (
    <>
      <h1>{words.done}</h1>
      {enrolLink && <p>{words.doneLead}</p>}
      <p className="actions">
        <a className="button" href={enrolLink ?? link("/office")}>
          {enrolLink ? words.openAccount : words.openOffice}
        </a>
      </p>
      <p>{words.others}</p>
      <p>
        {words.later} <a href={link("/office/records/appearance")}>{words.openAppearance}</a>
      </p>
      <StartOver />
    </>
  );
}
