import { WhatsAppLink } from "#app/design/contact-links.tsx";
import { Phone } from "#app/design/inline.tsx";
import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { AnswerTexts, AnswerTitles, Questions } from "./can-apply.tsx";
import type { Check } from "./check-schema.ts";
import { DocumentItem } from "./document-item.tsx";
import type { AdmissionDocument, FeeHelp } from "./schema.ts";
import { circumstances } from "./schema.ts";
import { admissionWords } from "./words.ts";

interface Props {
  check: Localised<Check>;
  documents: Localised<AdmissionDocument>[];
  schemes: Localised<FeeHelp>["schemes"];
  course: string;
}

export function CanApply({ check, documents, schemes, course }: Props) {
  const { link } = useSite();
  const t = useWords(admissionWords);
  const noted = circumstances.filter((each) => check.notes[each]);
  return (
    <section className="section can-apply" id="can-apply">
      <h2>{t.check.title}</h2>
      <p className="quiet">{t.check.hint}</p>
      <form className="check-columns" action={link("/admission/plan")}>
        <Questions check={check} />
        <AnswerTitles check={check} />
        <div className="answer" id="answer">
          <AnswerTexts check={check} course={course} />
          <div data-if="science">
            {/* A list of which nothing is shown is read out as an empty one. */}
            <ul className="conditions no-print" data-if={noted.join(" ")}>
              {noted.map((each) => (
                <li key={each} data-if={each}>
                  {check.notes[each]}
                </li>
              ))}
            </ul>
            <Schemes schemes={schemes} />
            <h3>{t.check.list}</h3>
            <ul className="boxes">
              {documents.map((document) => (
                <DocumentItem key={document.id} document={document} />
              ))}
            </ul>
          </div>
          <button type="submit" className="button no-print">
            {t.check.plan}
          </button>
          <p className="quiet">{check.basis}</p>
          <p className="more">
            {t.check.ask} <Phone /> <WhatsAppLink />
          </p>
        </div>
      </form>
    </section>
  );
}

function Schemes({ schemes }: Pick<Props, "schemes">) {
  const t = useWords(admissionWords);
  return (
    <div className="no-print" data-if="income reserved">
      <h3>{t.check.schemes}</h3>
      <ul className="to-ask">
        {schemes.map((scheme) => (
          <li key={scheme.id} data-if={scheme.for.join(" ")}>
            {scheme.short}
          </li>
        ))}
      </ul>
      <p>
        <PageLink to="/admission/fees" />
      </p>
    </div>
  );
}
