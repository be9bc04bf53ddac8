import type { Directory } from "#app/features/profiles/directory.service.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { teachers } from "./records.server.ts";
import { type Teacher, teacherOfProfile, teacherOfRecord } from "./teacher.ts";

/** The teachers in the records first, then the members whose profile the office has approved. */
export async function allTeachers(directory: Directory, locale: Locale): Promise<Teacher[]> {
  const profiles = await directory.profiles();
  return [...teachers(locale).map(teacherOfRecord), ...profiles.map((profile) => teacherOfProfile(profile, locale))];
}
