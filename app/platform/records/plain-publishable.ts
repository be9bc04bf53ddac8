import type { Publishable } from "./outcomes.ts";
import { filledIn } from "./record-data.ts";

/** Checks a draft against its kind's shape alone. */
export const plainPublishable: Publishable = ({ id, shape }, data, { slug, follows }) => {
  const named = id === "single" ? data : { id: id === "number" ? Number(slug) : slug, ...data };
  const result = shape.safeParse(follows ? filledIn(named, follows) : named);
  if (result.success) return { ok: true, record: result.data as object };
  return { ok: false, problems: result.error.issues.map(({ path, code }) => ({ path: path.join("."), code })) };
};
