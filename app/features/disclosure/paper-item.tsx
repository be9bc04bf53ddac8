import { useContext } from "react";
import { Numbers } from "#app/design/numbers.tsx";
import { PaperLink } from "#app/design/paper-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { printedCode } from "#app/platform/check-codes/check-code.ts";
import { PaperCodes } from "./paper-codes.ts";
import { pdfName, shownPdf } from "./paper-file.ts";
import { isOpenToAll } from "./schema.ts";
import type { ShownPaper } from "./shown.ts";
import { paperFacts } from "./state-text.ts";
import { disclosureWords } from "./words.ts";

export function PaperFile({ paper }: { paper: ShownPaper }) {
  const { locale, t } = useSite();
  const words = useWords(disclosureWords);
  const name = pdfName(paper, locale);
  if (name && shownPdf(paper, locale)) return <PaperLink id={name} title={paper.title} label={t.paper.open} isPlain />;
  if (paper.show === "internal") return null;
  return <>{isOpenToAll(paper) ? words.askForDocument : words.atOffice}</>;
}

export function PaperItem({ paper, lead }: { paper: ShownPaper; lead?: string }) {
  const { locale } = useSite();
  const { issuedOn, summary } = paper;
  const words = useWords(disclosureWords);
  const code = useContext(PaperCodes)[paper.id];
  const facts = paperFacts(paper, locale);
  return (
    <>
      {lead && <strong>{lead} </strong>}
      {issuedOn && (
        <>
          {facts && <span className="paper-facts">{facts}. </span>}
          {summary && <Numbers>{`${summary} `}</Numbers>}
          <PaperFile paper={paper} />
          {code && (
            <>
              {" "}
              <small>{words.code(printedCode(code))}</small>
            </>
          )}
        </>
      )}
    </>
  );
}
