import { z } from "zod";
import { picture, slug, text } from "#app/platform/content/text.ts";

/** content/records/teachers.yaml */
export const teacherRecord = z.strictObject({
  id: slug,
  name: text,
  portrait: picture.optional(),
  /** A picture of the résumé; without it the table says N/A. */
  resume: picture.optional(),
  details: z.strictObject({
    qualifications: text,
    specialization: text,
    department: text,
    designation: text,
    experience: z.strictObject({ industry: text, teaching: text }),
    publication: text.optional(),
    award: text.optional(),
    membership: text.optional(),
    email: z.email(),
  }),
  /** Position in the table, from 1; default: the order of the records. */
  place: z.int().min(1).max(999).optional(),
  /** The email address of the person's faculty account, where it is another than the one that the website shows. */
  account: z.email().optional(),
});
export type TeacherRecord = z.infer<typeof teacherRecord>;
