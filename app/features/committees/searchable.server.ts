import type { Localised } from "#app/platform/content/localise.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { committees, organogram } from "./records.server.ts";
import type { Post } from "./schema.ts";

const places = { governing: "/about-us/gb-cdc", statutory: "/about-us/statutory-committee" } as const;

const holders = ({ title, holder, reports = [] }: Localised<Post>): string[] => [
  holder ? `${title}: ${holder}` : title,
  ...reports.flatMap(holders),
];

export function committeeSearchDocuments(records: RecordsIn): SearchDocument[] {
  const { titled, further } = documentsIn(records.locale);
  return [
    ...(["governing", "statutory"] as const).flatMap((kind) =>
      committees(records, kind).map(({ id, title, description, members }) => {
        const people = members.flatMap(({ name, role, hasLeft }) => (hasLeft ? [] : [`${name}, ${role}`]));
        return titled("committee", title, `${places[kind]}#${id}`, description, ...people);
      }),
    ),
    further("/about-us/organogram", ...holders(organogram(records))),
  ];
}
