import { joinText, type SearchDocument } from "#app/features/search/index.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { committees, organogram } from "./records.server.ts";
import type { Post } from "./schema.ts";

const places = { governing: "/about-us/gb-cdc", statutory: "/about-us/statutory-committee" } as const;

const holders = ({ title, holder, reports = [] }: Localised<Post>): string[] => [
  holder ? `${title}: ${holder}` : title,
  ...reports.flatMap(holders),
];

/** What the search finds of the committees, their members, and who holds which post. */
export const searchable = (locale: Locale): SearchDocument[] => [
  ...(["governing", "statutory"] as const).flatMap((kind) =>
    committees(locale, kind).map(({ id, title, description, members }) => ({
      kind: "committee" as const,
      title,
      text: joinText(description, ...members.map(({ name, role }) => `${name}, ${role}`)),
      address: inLocale(`${places[kind]}#${id}`, locale),
    })),
  ),
  {
    kind: "page",
    title: "",
    text: joinText(...holders(organogram(locale))),
    address: inLocale("/about-us/organogram", locale),
  },
];
