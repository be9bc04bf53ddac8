import { codeOfRecord, documentCodeContext } from "#app/cms/check-codes/record-code.server.ts";
import { formatDay } from "#app/lib/i18n/format.ts";
import { DocumentFacts, PaperLink } from "#app/ui/document-link.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { PhoneFold } from "#app/ui/section.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/disclosure-page";
import styles from "./disclosure.css?url";
import { disclosureWords } from "./disclosure-words.ts";
import { paperKind } from "./kinds.ts";
import { papers, registerOn } from "./register.server.ts";
import { PaperCodes, RequirementCard } from "./requirement-card.tsx";
import { isOpenToAll, requirementGroups } from "./schema.ts";
import { countsText, printedSeats, type RegisterRow } from "./state-text.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader(asked: Route.LoaderArgs) {
  const records = recordsFor(asked);
  // Codes of documents open to all: the code printed on the document or, since the site does not write into an
  // authority's PDF, the code of its record.
  const open = papers(records).filter((paper) => paper.duty && isOpenToAll(paper));
  const printed = asked.context.get(documentCodeContext);
  const codeOf = (id: string) => printed(records, id) ?? codeOfRecord(paperKind, id, records.all);
  return { rows: registerOn(records), codes: Object.fromEntries(open.map(({ id }) => [id, codeOf(id)])) };
}

interface GroupProps {
  id: string;
  name: string;
  rows: RegisterRow[];
  seatsOf: ReturnType<typeof printedSeats>;
  isFirst: boolean;
}

/** Folded on a phone. The first group is open, and so is one with an expired or withdrawn row: that is never hidden. */
function Group({ id, name, rows, seatsOf, isFirst }: GroupProps) {
  const { locale } = useSite();
  return (
    <PhoneFold
      isOpen={isFirst || rows.some(({ state }) => state === "lapsed" || state === "suspended")}
      title={
        <>
          <h2>{name}</h2> <small>{countsText(rows, locale)}</small>
        </>
      }
    >
      <h2>{name}</h2>
      {/* A link to what is in a fold opens it. */}
      <div id={id}>
        {rows.map((row) => (
          <RequirementCard key={row.duty.id} row={row} seatsOf={seatsOf} />
        ))}
      </div>
    </PhoneFold>
  );
}

export default function Disclosure({ loaderData: { rows, codes } }: Route.ComponentProps) {
  const { locale, today } = useSite();
  const t = useWords(disclosureWords);
  const counted = countsText(rows, locale);
  const seatsOf = printedSeats(rows);
  const applying = rows.filter(({ state }) => state !== "notApplicable");
  const others = rows.filter(({ state }) => state === "notApplicable");
  const groups = requirementGroups.filter((group) => applying.some(({ duty }) => duty.group === group));
  const nameOf = (group: string) => t.choices[`group.${group}`] ?? group;
  return (
    <PaperCodes value={codes}>
      <Page jumps={Object.fromEntries(groups.map((group) => [group, nameOf(group)]))}>
        {counted && <p className="note">{t.asOf(formatDay(today, locale), counted)}</p>}
        {groups.map((group, index) => (
          <section key={group} className="section duties">
            <Group
              id={group}
              name={nameOf(group)}
              rows={applying.filter(({ duty }) => duty.group === group)}
              seatsOf={seatsOf}
              isFirst={index === 0}
            />
          </section>
        ))}
        {others.length > 0 && (
          <details className="section duties">
            <summary>{t.doesNotApply}</summary>
            {others.map((row) => (
              <RequirementCard key={row.duty.id} row={row} seatsOf={seatsOf} />
            ))}
          </details>
        )}
        <p>
          <PaperLink id="disclosure" title={t.register} label={t.pdf} />
        </p>
        <DocumentFacts id="disclosure" />
        <p>
          <a href="/disclosure.json">{t.machine}</a>
        </p>
      </Page>
    </PaperCodes>
  );
}
