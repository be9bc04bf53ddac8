import { holidaysOfYear } from "#app/features/events/index.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { studentLife } from "./records.server.ts";

export function studentLifeSearchDocuments(records: RecordsIn): SearchDocument[] {
  const { titled, further } = documentsIn(records.locale);
  const { studentRules, stayAndTravel, contacts, afterDiploma, parentsAsk } = studentLife(records);
  const { rules, kit } = studentRules;
  return [
    ...parentsAsk.map(({ id, question, answer }) => titled("page", question, `/parents#${id}`, answer)),
    ...contacts.people.map(({ task, name, role, phone }) => titled("page", task, "/visit#call", name, role, phone)),
    further(
      "/students",
      ...rules.flatMap(({ title, text }) => [title, text]),
      ...kit.map(({ name }) => name),
      ...holidaysOfYear(records).map(({ title }) => title),
    ),
    further(
      "/visit",
      ...stayAndTravel.buses.flatMap(({ name, stops }) => [name, ...stops.map((stop) => stop.name)]),
      stayAndTravel.pass,
      ...stayAndTravel.rooms.flatMap(({ name, text }) => [name, text]),
    ),
    further("/after-d-pharm", ...afterDiploma.doors.flatMap(({ title, need, apply }) => [title, need, apply])),
  ];
}
