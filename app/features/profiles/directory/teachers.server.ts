import type { Directory } from "#app/features/profiles/directory.service.server.ts";
import type { Profile } from "#app/features/profiles/schema.ts";
import type { RecordsIn } from "#app/platform/content/public-records.server.ts";
import { teachers } from "./records.server.ts";
import { type Teacher, type TeacherSummary, teacherOfProfile, teacherOfRecord } from "./teacher.ts";

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
export function teachersWith(approved: Profile[], records: RecordsIn): Teacher[] {
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
