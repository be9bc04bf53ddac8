import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { holidaysOfYear } from "#app/site/events/events.server.ts";
import { afterDiplomaKind, resultsKind } from "./after-diploma-kinds.ts";
import { questionKind, studentRulesKind } from "./student-kinds.ts";
import { contactsKind, stayAndTravelKind } from "./visit-kinds.ts";

export const studentLifeRecords = filesOfKinds(
  studentRulesKind,
  stayAndTravelKind,
  contactsKind,
  afterDiplomaKind,
  questionKind,
  resultsKind,
);

export const studentLife = (records: RecordsIn) => records.of(studentLifeRecords);

export function newestResults(records: RecordsIn) {
  const { results } = studentLife(records);
  return { ...results, years: results.years.toSorted((one, other) => (one.year < other.year ? 1 : -1)).slice(0, 3) };
}

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
