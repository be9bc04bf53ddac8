import { useSite, useWords } from "#app/design/site.tsx";
import type { DraftsOfKind } from "./set-up-view.ts";
import { StartOver } from "./start-over.tsx";
import { siteSetUpWords } from "./words.ts";

interface FinishedProps {
  enrolLink: string;
  drafts: DraftsOfKind[];
}

export function FinishedSetUpNote({ enrolLink, drafts }: FinishedProps) {
  const { link } = useSite();
  const words = useWords(siteSetUpWords);
  return (
    <>
      <h1>{words.done}</h1>
      <p>{words.doneLead}</p>
      <p className="actions">
        <a className="button" href={enrolLink}>
          {words.openAccount}
        </a>
      </p>
      <p>{words.others}</p>
      <p>
        {words.later} <a href={link("/office/records/appearance")}>{words.openAppearance}</a>
      </p>
      <StartOver drafts={drafts} />
    </>
  );
}
