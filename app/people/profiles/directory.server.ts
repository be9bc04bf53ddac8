import { createContext } from "react-router";
import type { PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import { documentsIn, type SearchDocument } from "#app/cms/content/search-document.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { isSameData } from "#app/lib/crypto/canonical-json.ts";
import type { Db } from "#app/lib/db/database.server.ts";
import type { MemberRow, UploadRow } from "#app/lib/db/tables.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import { comparableText } from "#app/lib/i18n/search-terms.ts";
import { log } from "#app/log.server.ts";
import { memberById, publishedMembers } from "#app/people/accounts/member-rows.server.ts";
import { type Profile, profileFilesOf } from "./profile.ts";
import { uploadById } from "./profile-store.server.ts";
import {
  isOfMember,
  type Teacher,
  type TeacherHints,
  type TeacherRow,
  type TeacherSummary,
  teacherOfProfile,
  teacherOfRecord,
  withoutTitles,
} from "./teacher.ts";
import { teacherKind } from "./teacher-kind.ts";

interface FileRequester {
  uid?: string | undefined;
  isReviewer?: boolean;
}

export interface Directory {
  profiles: () => Promise<Profile[]>;
  /** Only if the file is part of an approved profile, belongs to the person asking, or that person reviews profiles. */
  file: (id: string, asking?: FileRequester) => Promise<{ file: UploadRow; isPublic: boolean } | undefined>;
}

export const approvedOf = (member: MemberRow | undefined): Profile | undefined =>
  member?.published ? JSON.parse(member.published) : undefined;

export const isAsApproved = (member: MemberRow, profile: Profile | undefined): boolean =>
  isSameData(approvedOf(member), profile);

/** While the store is away, returns the profiles read last, at the start first, so that pages are still drawn. */
export function createDirectory(db: Db): Directory {
  let last: Profile[] | undefined;
  let isWell = true;

  async function profiles(): Promise<Profile[]> {
    try {
      last = (await publishedMembers(db)).flatMap((member) => approvedOf(member) ?? []);
      isWell = true;
    } catch (error) {
      if (!last) throw error;
      // Once, not with every page while the database is away.
      if (isWell) log.warn({ error }, "the approved profiles could not be read again; those of before are shown");
      isWell = false;
    }
    return last;
  }
  // A failure here is repeated with the first page.
  profiles().catch(() => {});

  return {
    profiles,
    async file(id, { uid, isReviewer = false } = {}) {
      const file = await uploadById(db, id);
      if (!file) return undefined;
      const member = await memberById(db, file.uid);
      const isPublic = member?.suspendedAt === null && profileFilesOf(approvedOf(member)).includes(id);
      return isPublic || isReviewer || file.uid === uid ? { file, isPublic } : undefined;
    },
  };
}

export const directoryContext = createContext<Directory>();

export const teacherRecords = filesOfKinds(teacherKind);

const teachers = (records: RecordsIn) => records.of(teacherRecords).teachers;

/** The address that identifies a person in records and accounts. */
const keyOf = ({ account, details }: Teacher) => (account ?? details.email).toLowerCase();

function withProfile(record: Teacher, profile: Teacher): Teacher {
  const [of, own] = [record.details, profile.details];
  return {
    id: record.id,
    account: record.account,
    name: profile.name,
    portrait: profile.portrait ?? record.portrait,
    resume: profile.resume ?? record.resume,
    details: {
      qualifications: own.qualifications || of.qualifications,
      specialization: own.specialization || of.specialization,
      department: own.department || of.department,
      designation: own.designation || of.designation,
      experience: {
        industry: own.experience.industry || of.experience.industry,
        teaching: own.experience.teaching || of.experience.teaching,
      },
      publication: own.publication || of.publication,
      award: own.award || of.award,
      membership: own.membership || of.membership,
      email: of.email,
    },
  };
}

/** Rows without a place stay where they are in the list. */
export function inPlaces<Row extends { place?: number | undefined }>(list: readonly Row[]): Row[] {
  const placed = list.map((row, at) => ({ row, place: row.place ?? at + 1, isNamed: row.place !== undefined }));
  // If two rows have the same place, the row that was placed there comes first.
  return placed
    .sort((one, other) => one.place - other.place || Number(other.isNamed) - Number(one.isNamed))
    .map(({ row }) => row);
}

/**
 * A person in records and profiles, matched by the account's email address, appears once: at the record's place, with
 * the profile's details. Members without a record come last.
 */
function teachersWith(approved: Profile[], records: RecordsIn): Teacher[] {
  const profiles = new Map(
    approved.map((profile) => teacherOfProfile(profile, records.locale)).map((each) => [keyOf(each), each]),
  );
  const recorded = inPlaces(teachers(records)).map((record) => {
    const teacher = teacherOfRecord(record);
    const profile = profiles.get(keyOf(teacher));
    if (!profile) return teacher;
    profiles.delete(keyOf(teacher));
    return withProfile(teacher, profile);
  });
  return [...recorded, ...profiles.values()];
}

type ApprovedProfiles = Pick<Directory, "profiles">;

export const allTeachers = async (directory: ApprovedProfiles, records: RecordsIn): Promise<Teacher[]> =>
  teachersWith(await directory.profiles(), records);

/** As the faculty page would show the teacher if this profile were approved. */
export async function asApproved(
  directory: Directory,
  profile: Profile,
  records: RecordsIn,
): Promise<{ teacher: Teacher; number: number } | undefined> {
  const others = (await directory.profiles()).filter(({ uid }) => uid !== profile.uid);
  const inOrder = [...others, profile].toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const all = teachersWith(inOrder, records);
  const at = all.findIndex((each) => keyOf(each) === profile.email.toLowerCase());
  const teacher = all[at];
  return teacher && { teacher, number: at + 1 };
}

export const teacherSummaries = async (directory: ApprovedProfiles, records: RecordsIn): Promise<TeacherSummary[]> =>
  (await allTeachers(directory, records)).map(({ id, name, details }) => {
    const { designation, qualifications, department, experience } = details;
    return { id, name, designation, qualifications, department, teaching: experience.teaching };
  });

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

export const searchable = async (records: RecordsIn, directory: Directory): Promise<SearchDocument[]> =>
  (await allTeachers(directory, records)).map(({ id, name, details }) => {
    const { designation, qualifications, specialization, department, email } = details;
    const parts = [designation, qualifications, specialization, department, email];
    return documentsIn(records.locale).titled("person", name, `/faculty#${id}`, ...parts);
  });
