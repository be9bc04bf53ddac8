import { z } from "zod";
import { picture, slug, text } from "#app/platform/content/text.ts";

/** content/records/faculty.yaml: a teacher, as the table and the details show them. */
export const facultyMember = z.strictObject({
  id: slug,
  name: text,
  portrait: picture,
  /** A picture of the résumé; without it the table says N/A. */
  resume: picture.optional(),
  details: z.strictObject({
    qualifications: text,
    specialization: text,
    department: text,
    designation: text,
    experience: z.strictObject({ industry: text, teaching: text }),
    publication: text,
    award: text,
    membership: text,
    email: z.email(),
  }),
});
export type FacultyMember = z.infer<typeof facultyMember>;

/** content/records/committees.yaml: a body with its members and its paper. */
export const committee = z.strictObject({
  id: slug,
  kind: z.enum(["governing", "statutory"]),
  title: text,
  description: text,
  paper: slug,
  members: z.array(z.strictObject({ name: text, role: text })).min(1),
});
export type Committee = z.infer<typeof committee>;

export interface Post {
  title: z.infer<typeof text>;
  holder?: z.infer<typeof text> | undefined;
  reports?: Post[] | undefined;
}

/** content/records/organogram.yaml: who answers to whom. */
export const post: z.ZodType<Post> = z.strictObject({
  title: text,
  holder: text.optional(),
  get reports() {
    return z.array(post).optional();
  },
});
