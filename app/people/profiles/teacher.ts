import { largestFile } from "#app/cms/content/media.ts";
import type { Localised } from "#app/cms/content/text.ts";
import { canonical } from "#app/lib/i18n/devanagari.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { Profile, ProfileFile } from "./profile.ts";
import type { TeacherRecord } from "./teacher-kind.ts";

/** A title in front of a name, in small letters, with its full stop or space: "dr. ", "श्रीमती ". */
const title =
  /^(?:dr|prof|mr|mrs|ms|miss|smt|shri|sri|er|adv|ku|डॉ|प्रा|प्राध्यापक|प्राचार्य|श्री|श्रीमती|सौ|कु|कुमारी|ॲड|इंजि)(?:\.\s*|\s+)/u;

export function withoutTitles(name: string): string {
  let plain = canonical(name).trim();
  for (let found = title.exec(plain.toLowerCase()); found; found = title.exec(plain.toLowerCase()))
    plain = plain.slice(found[0].length);
  return plain;
}

type Maybe = string | undefined;

export interface Teacher {
  id: string;
  name: string;
  /** A picture of content/media, or a file that the member uploaded. */
  portrait?: string | ProfileFile | undefined;
  resume: Maybe;
  /** The email address of the faculty account, if it is not the one in the details. */
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

export interface TeacherSummary extends Pick<Teacher, "id" | "name"> {
  designation: Maybe;
  qualifications: Maybe;
  department: Maybe;
  teaching: Maybe;
}

export type TeacherRow = Pick<Teacher, "id" | "name"> & { email: string };

export interface TeacherHints {
  /** Rows that are probably one person, by name or email address. */
  doubles: [TeacherRow, TeacherRow][];
  unrecorded: TeacherRow[];
}

export const uploadAddress = ({ id }: ProfileFile): string => `/uploads?id=${encodeURIComponent(id)}`;

export const teacherOfRecord = ({ resume, ...member }: Localised<TeacherRecord>): Teacher => ({
  ...member,
  resume: resume && largestFile(resume),
});

/** Prefix of the ids of members' profiles. Ids in the records have no underscore, so the two never collide. */
const memberIdPrefix = "member_";

export const isOfMember = ({ id }: Pick<Teacher, "id">): boolean => id.startsWith(memberIdPrefix);

/** Texts are in the language in which the member wrote them. */
export function teacherOfProfile(profile: Profile, locale: Locale): Teacher {
  const { uid, name, photo, resume, industry, teaching, awards, memberships, publications = [] } = profile;
  const { qualifications, specialization, department, designation, email } = profile;
  return {
    id: `${memberIdPrefix}${uid}`,
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
