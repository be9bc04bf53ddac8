import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { requirementWords } from "#app/features/duties/words.ts";
import { GuideLink } from "#app/features/office/guide/guide-link.tsx";
import { importWords } from "#app/features/office/import/import-words.ts";
import { officeWords } from "#app/features/office/words.ts";
import { siteSetUpContext } from "#app/features/set-up/index.server.ts";
import { siteSetUpWords } from "#app/features/set-up/words.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { may, officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { factFiller } from "#app/platform/content/fill-facts.server.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { menuGroups } from "#app/platform/records/kind.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import type { Route } from "./+types/kinds-page";
import { recordAddressOf } from "./addresses.ts";
import { findInKinds } from "./find.server.ts";
import { SearchForm, SearchResults } from "./find.tsx";
import { searchWords } from "./find-words.ts";
import type { KindResults } from "./found.ts";
import styles from "./lists.css?url";
import { recordWords } from "./words.ts";

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
