import type { Directory } from "#app/features/profiles/directory.service.server.ts";
import { documentsIn, type SearchDocument } from "#app/features/search/index.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { teachers } from "./records.server.ts";

interface Details {
  designation?: string | undefined;
  qualifications?: string | undefined;
  specialization?: string | undefined;
  department?: string | undefined;
  email: string;
}

/** What the search finds of the teachers: those in the records, and the members whose profile the office approved. */
export async function searchable(locale: Locale, directory: Directory): Promise<SearchDocument[]> {
  const person = (id: string, name: string, details: Details): SearchDocument => {
    const { designation, qualifications, specialization, department, email } = details;
    const parts = [designation, qualifications, specialization, department, email];
    return documentsIn(locale).titled("person", name, `/faculty#${id}`, ...parts);
  };
  return [
    ...teachers(locale).map(({ id, name, details }) => person(id, name, details)),
    // As `teacherOfProfile` names them.
    ...(await directory.profiles()).map((profile) => person(`member_${profile.uid}`, profile.name, profile)),
  ];
}
