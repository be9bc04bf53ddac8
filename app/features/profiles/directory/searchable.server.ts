import type { Directory } from "#app/features/profiles/directory.service.server.ts";
import { joinText, type SearchDocument } from "#app/features/search/index.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { teachers } from "./records.server.ts";

interface Details {
  designation?: string | undefined;
  qualifications?: string | undefined;
  specialization?: string | undefined;
  department?: string | undefined;
  email: string;
}

const inShort = ({ designation, qualifications, specialization, department, email }: Details) =>
  joinText(designation, qualifications, specialization, department, email);

/** What the search finds of the teachers: those in the records, and the members whose profile the office approved. */
export async function searchable(locale: Locale, directory: Directory): Promise<SearchDocument[]> {
  const person = (id: string, name: string, details: Details): SearchDocument => ({
    kind: "person",
    title: name,
    text: inShort(details),
    address: inLocale(`/faculty#${id}`, locale),
  });
  return [
    ...teachers(locale).map(({ id, name, details }) => person(id, name, details)),
    // As `teacherOfProfile` names them.
    ...(await directory.profiles()).map((profile) => person(`member_${profile.uid}`, profile.name, profile)),
  ];
}
