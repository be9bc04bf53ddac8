import type { Directory } from "#app/features/profiles/directory.service.server.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/platform/content/search-document.ts";
import { allTeachers } from "./teachers.server.ts";

export const searchable = async (records: RecordsIn, directory: Directory): Promise<SearchDocument[]> =>
  (await allTeachers(directory, records)).map(({ id, name, details }) => {
    const { designation, qualifications, specialization, department, email } = details;
    const parts = [designation, qualifications, specialization, department, email];
    return documentsIn(records.locale).titled("person", name, `/faculty#${id}`, ...parts);
  });
