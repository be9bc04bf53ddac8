import { joinText, type SearchDocument } from "#app/features/search/index.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { studentLife } from "./records.server.ts";

/** What the search finds of the life of students: each question and contact, and the rest under the page that shows it. */
export function searchable(locale: Locale): SearchDocument[] {
  const { studentRules, stayAndTravel, contacts, afterDiploma, parentsAsk } = studentLife(locale);
  const found = (address: string, title: string, ...texts: string[]): SearchDocument => ({
    kind: "page",
    title,
    text: joinText(...texts),
    address: inLocale(address, locale),
  });
  const { rules, kit, holidays } = studentRules;
  return [
    ...parentsAsk.map(({ id, question, answer }) => found(`/parents#${id}`, question, answer)),
    ...contacts.people.map(({ task, name, role, phone }) => found("/visit#call", task, name, role, phone)),
    found(
      "/students",
      "",
      ...rules.flatMap(({ title, text }) => [title, text]),
      ...[...kit, ...holidays].map(({ name }) => name),
    ),
    found(
      "/visit",
      "",
      ...stayAndTravel.buses.flatMap(({ name, stops }) => [name, ...stops.map((stop) => stop.name)]),
      stayAndTravel.pass,
      ...stayAndTravel.rooms.flatMap(({ name, text }) => [name, text]),
    ),
    found("/after-d-pharm", "", ...afterDiploma.doors.flatMap(({ title, need, apply }) => [title, need, apply])),
  ];
}
