import type { Directory } from "#app/features/profiles/directory.service.server.ts";
import type { Profile } from "#app/features/profiles/schema.ts";
import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import { locales } from "#app/platform/i18n/locale.ts";
import { comparableText } from "#app/platform/i18n/plain-of.ts";
import { isOfMember, type Teacher, type TeacherHints, type TeacherRow } from "./teacher.ts";
import { teachersWith } from "./teachers.server.ts";
import { withoutTitles } from "./titles.ts";

const plainName = (name: string): string => comparableText(withoutTitles(name));

const rowOf = ({ id, name, details }: Teacher): TeacherRow => ({ id, name, email: details.email });

/** Records with the profile's name and without an account: each may be the same person. */
export function namesakesOf({ name, email }: Profile, records: PublicRecords): TeacherRow[] {
  const inBoth = locales.map((locale) => teachersWith([], records.in(locale)));
  const [rows = []] = inBoth;
  const own = email.toLowerCase();
  if (rows.some(({ account, details }) => (account ?? details.email).toLowerCase() === own)) return [];
  const isSame = (other: string | undefined) => plainName(other ?? "") === plainName(name);
  return rows.filter((row, at) => !row.account && inBoth.some((teachers) => isSame(teachers[at]?.name))).map(rowOf);
}

/** People who may be in the public table twice, and accounts without a record; names are in the first language. */
export async function teacherHints(directory: Directory, records: PublicRecords): Promise<TeacherHints> {
  const approved = await directory.profiles();
  const inBoth = locales.map((locale) => teachersWith(approved, records.in(locale)));
  const [rows = []] = inBoth;
  const marks = rows.map(({ details, account }, at) => {
    const names = inBoth.map((teachers) => plainName(teachers[at]?.name ?? ""));
    return new Set([...names, details.email.toLowerCase(), account?.toLowerCase() ?? ""].filter((mark) => mark !== ""));
  });
  const doubles = rows.flatMap((row, at) =>
    rows.flatMap((other, next): TeacherHints["doubles"] =>
      next > at && !marks[at]?.isDisjointFrom(marks[next] ?? new Set()) ? [[rowOf(row), rowOf(other)]] : [],
    ),
  );
  return { doubles, unrecorded: rows.filter(isOfMember).map(rowOf) };
}
