import { z } from "zod";
import { day, slug, text } from "#app/platform/content/text.ts";

/** content/records/committees.yaml */
export const committee = z.strictObject({
  id: slug,
  kind: z.enum(["governing", "statutory"]),
  title: text,
  description: text,
  paper: slug.optional(),
  /** `until`: the last day of a member's term. */
  members: z.array(z.strictObject({ name: text, role: text, until: day.optional() })).min(1),
});
export type Committee = z.infer<typeof committee>;

export interface Post {
  title: z.infer<typeof text>;
  holder?: z.infer<typeof text> | undefined;
  reports?: Post[] | undefined;
}

/** content/records/organogram.yaml */
export const post: z.ZodType<Post> = z.strictObject({
  title: text,
  holder: text.optional(),
  get reports() {
    return z.array(post).optional();
  },
});
