import { factFiller } from "#app/cms/content/public-records.server.ts";
import { hasWords, wordsIn } from "#app/cms/records/draft-words.server.ts";
import { menuGroups, type RecordKind } from "#app/cms/records/kind.ts";
import { kindsContext } from "#app/cms/records/kind-files.server.ts";
import { type Reading, recordsContext } from "#app/cms/records/records.server.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { GuideLink } from "#app/office/guide/guide-link.tsx";
import { importWords } from "#app/office/import/import-words.ts";
import { officeWords } from "#app/office/office-words.ts";
import { siteSetUpContext } from "#app/office/set-up/set-up.server.ts";
import { siteSetUpWords } from "#app/office/set-up/set-up-words.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { may } from "#app/people/staff/roles.ts";
import { requirementWords } from "#app/register/duties/requirement-words.ts";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/kinds-page";
import styles from "./lists.css?url";
import { type KindResults, SearchForm, SearchResults, searchWords } from "./record-list.tsx";
import { recordAddressOf } from "./record-view.ts";
import { recordWords } from "./record-words.ts";

const maxPerKind = 5;

const hasName = ({ words }: RecordKind, sought: string[]) =>
  hasWords(
    Object.values(words).flatMap(({ one, many, fields }) => [one, many, ...Object.values(fields).map((f) => f.label)]),
    sought,
  );

async function findInKinds(kinds: RecordKind[], { list }: Pick<Reading, "list">, q: string): Promise<KindResults[]> {
  const sought = wordsIn(q);
  const found = await Promise.all(
    kinds.map(async (kind): Promise<KindResults> => {
      const { items, total } = await list(kind.name, { q });
      return { kind, isNamed: hasName(kind, sought), records: items.slice(0, maxPerKind), total };
    }),
  );
  return found.filter(({ isNamed, total }) => isNamed || total > 0);
}

export const handle = { isPrivate: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(recordWords, page).title, wordsAt(officeWords, page).office);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "write");
  const mayDecide = may(actor, "decide");
  const q = (here(request).query.get("q") ?? "").trim().slice(0, 100);
  const kinds = context.get(kindsContext);
  const several = kinds.filter(({ id }) => id !== "single");
  const records = context.get(recordsContext);
  const counts = await records.counts(several.map(({ name }) => name));
  const found = q === "" ? undefined : await findInKinds(kinds, records, q);
  const filled = factFiller(context);
  return {
    kinds: kinds.map((kind) => ({ kind, counts: counts.get(kind.name) })),
    q,
    found: found?.map((each) => ({ ...each, records: filled(each.records) })),
    now: presentTime(),
    mayDecide,
    maySetUpAgain: (await context.get(siteSetUpContext).reopening(actor)) !== undefined,
  };
}

export default function Kinds({ loaderData }: Route.ComponentProps) {
  const { kinds, q, found, now, mayDecide, maySetUpAgain } = loaderData;
  const words = useWords(recordWords);
  const find = useWords(searchWords);
  const { link } = useSite();
  const importing = useWords(importWords);
  const setUp = useWords(siteSetUpWords);
  const { title: register } = useWords(requirementWords);
  if (found) {
    const named = new Set(found.filter(({ isNamed }) => isNamed).map(({ kind }) => kind.name));
    return (
      <OfficePage title={find.title(q)} back={{ to: "/office/records", label: words.title }}>
        <SearchForm q={q} />
        {found.length === 0 && <p className="note">{find.none}</p>}
        <KindList kinds={kinds.filter(({ kind }) => named.has(kind.name))} />
        <SearchResults found={found as unknown as KindResults[]} q={q} now={now} mayDecide={mayDecide} />
      </OfficePage>
    );
  }
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <SearchForm q="" />
      <div className="kinds">
        {menuGroups.map((shelf) => {
          const heading = <h2 id={shelf}>{words.shelves[shelf]}</h2>;
          const list = <KindList kinds={kinds.filter(({ kind }) => kind.shelf === shelf)} />;
          return (
            <section key={shelf} aria-labelledby={shelf}>
              {shelf === "year" ? (
                <details>
                  <summary>{heading}</summary>
                  {list}
                </details>
              ) : (
                <>
                  {heading}
                  {list}
                </>
              )}
            </section>
          );
        })}
      </div>
      <p className="links">
        <a href={link("/office/register")}>{register}</a>
        <a href={link("/office/import")}>{importing.title}</a>
        {maySetUpAgain && <a href={link("/office/set-up")}>{setUp.again}</a>}
      </p>
      <GuideLink to="principal" />
    </OfficePage>
  );
}

function KindList({ kinds }: { kinds: Route.ComponentProps["loaderData"]["kinds"] }) {
  const { locale, link } = useSite();
  const words = useWords(recordWords);
  const count = (value: number) => formatNumber(value, locale);
  if (kinds.length === 0) return null;
  return (
    <ul className="record-list link-rows">
      {kinds.map(({ kind, counts }) => (
        <li key={kind.name}>
          <a href={link(kind.id === "single" ? recordAddressOf(kind.name, kind.name) : `/office/records/${kind.name}`)}>
            {kind.words[locale].many}
          </a>
          {counts && (
            <p className="quiet">
              {[
                (kind.isInternal ? words.counts.inUse : words.counts.public)(count(counts.public)),
                counts.draft > 0 && words.counts.draft(count(counts.draft), counts.draft === 1),
                counts.changed > 0 && words.counts.changed(count(counts.changed)),
                counts.following > 0 && words.counts.following(count(counts.following)),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
