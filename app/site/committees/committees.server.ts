import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { daysAfter } from "#app/lib/i18n/format.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { type Committee, committeeKind, organogramKind, type Post } from "./committee.ts";

/** Days for which a member stays on the page after the last day of the term (12 months). */
const daysAfterTerm = 365;

interface Term {
  until?: string | undefined;
}

/** A member is in office on the last day of the term too. */
export const isTermOver = ({ until }: Term, day: string): boolean => until !== undefined && until < day;

/** Members in office on a day, then those whose term ended in the last 12 months, the latest first. */
export function membersOn<Member extends Term>(members: Member[], day: string): (Member & { hasLeft: boolean })[] {
  const shown = members
    .filter(({ until }) => until === undefined || daysAfter(until, daysAfterTerm) >= day)
    .map((member) => ({ ...member, hasLeft: isTermOver(member, day) }));
  const lastDay = ({ until = "", hasLeft }: (typeof shown)[number]) => (hasLeft ? until : "in office");
  return shown.sort((one, other) => lastDay(other).localeCompare(lastDay(one)));
}

export const committeeRecords = filesOfKinds(committeeKind, organogramKind);

/** GB and CDC, or the statutory committees, with members of today and those who left in the last 12 months. */
export const committees = (records: RecordsIn, kind: Committee["kind"]) =>
  records
    .of(committeeRecords)
    .committees.filter((committee) => committee.kind === kind)
    .map((committee) => ({ ...committee, members: membersOn(committee.members, today()) }));

const isMember = ({ hasLeft }: { hasLeft: boolean }) => !hasLeft;

export const membersOf = (records: RecordsIn, kind: Committee["kind"]) =>
  committees(records, kind).map(({ id, title, members }) => ({ id, title, members: members.filter(isMember) }));

export const organogram = (records: RecordsIn) => records.of(committeeRecords).organogram;

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
