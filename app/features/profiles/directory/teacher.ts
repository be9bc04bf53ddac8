import type { Profile, ProfileFile } from "#app/features/profiles/schema.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { largestFile } from "#app/platform/content/made.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { TeacherRecord } from "./teacher-record.ts";

type Maybe = string | undefined;

/** A teacher as the table and the card show them, from the institute's records or from a member's profile. */
export interface Teacher {
  id: string;
  name: string;
  /** A picture of content/media, or a file that the member uploaded. */
  portrait?: string | ProfileFile | undefined;
  /** The URL of the résumé. */
  resume: Maybe;
  /** The email address of the person's faculty account, if it is not the one in the details. */
  account?: Maybe;
  details: {
    qualifications: Maybe;
    specialization: Maybe;
    department: Maybe;
    designation: Maybe;
    experience: { industry: Maybe; teaching: Maybe };
    publication?: Maybe;
    award?: Maybe;
    membership?: Maybe;
    email: string;
  };
}

/** What an inspector checks of a teacher. */
export interface TeacherInShort extends Pick<Teacher, "id" | "name"> {
  designation: Maybe;
  qualifications: Maybe;
  department: Maybe;
  teaching: Maybe;
}

/** A row of the public table of teachers. */
export type TeacherRow = Pick<Teacher, "id" | "name"> & { email: string };

/** What the office may want to correct in the table of teachers. */
export interface TeacherHints {
  /** Rows that are probably of one person, by name or email address. */
  doubles: [TeacherRow, TeacherRow][];
  /** Approved profiles without a record. */
  unrecorded: TeacherRow[];
}

/** The URL of a file that a member uploaded. */
export const uploadAddress = ({ id }: ProfileFile): string => `/uploads?id=${encodeURIComponent(id)}`;

/** A teacher from one of the institute's records. */
export const teacherOfRecord = ({ resume, ...member }: Localised<TeacherRecord>): Teacher => ({
  ...member,
  resume: resume && largestFile(resume),
});

/** What the id of a member's profile begins with. Ids in the records have no underscore, so the two never collide. */
const ofMember = "member_";

/** Whether a row is a member's profile that has no record. */
export const isOfMember = ({ id }: Pick<Teacher, "id">): boolean => id.startsWith(ofMember);

/** A teacher from a member's profile, whose texts are in the language that the member wrote them in. */
export function teacherOfProfile(profile: Profile, locale: Locale): Teacher {
  const { uid, name, photo, resume, industry, teaching, awards, memberships, publications = [] } = profile;
  const { qualifications, specialization, department, designation, email } = profile;
  return {
    id: `${ofMember}${uid}`,
    name,
    portrait: photo,
    resume: resume && uploadAddress(resume),
    details: {
      qualifications,
      specialization,
      department,
      designation,
      experience: { industry, teaching },
      publication: publications.map(({ title, year }) => `${title} (${formatDigits(year, locale)})`).join("; "),
      award: awards,
      membership: memberships,
      email,
    },
  };
}
