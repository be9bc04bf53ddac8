import type { z } from "zod";

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "fields of its own",
};

/** What a field accepts, in words for people who write records. */
export function inPlainWords(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return kinds[issue.expected] ?? issue.message;
  if (issue.code === "unrecognized_keys") return `no field "${issue.keys.join(", ")}"`;
  if (issue.code === "too_small" && issue.origin === "string") return "a text that is not empty";
  if (issue.code === "too_small" || issue.code === "too_big") {
    const limit = issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
    return issue.origin === "array" ? `a list of ${limit}` : limit;
  }
  return issue.message;
}
