import { z } from "zod";

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, each line of which begins with -",
  object: "lines below it, each with a name (for a text in two languages, en and mr)",
};

function inPlainWords(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return kinds[issue.expected] ?? issue.message;
  if (issue.code === "too_small" && issue.origin === "string") return "a text that is not empty";
  if (issue.code === "too_small" || issue.code === "too_big") {
    const limit = issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
    return issue.origin === "array" ? `a list of ${limit}` : limit;
  }
  return issue.message;
}

const isMissing = (records: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[step], records) ===
  undefined;

export function faultsInWords(issue: z.core.$ZodIssue, records: unknown): { path: PropertyKey[]; says: string }[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { path, says: `the field ${z.core.toDotPath(path)} is unknown here. Is its name right, and its place?` };
    });
  const takes = inPlainWords(issue);
  const { path } = issue;
  if (path.length === 0)
    return [{ path, says: records == null ? "there is nothing in this file." : `the file takes ${takes}` }];
  const field = z.core.toDotPath(path);
  return [
    {
      path,
      says: isMissing(records, path)
        ? `the field ${field} is missing. It takes ${takes}`
        : `the field ${field} takes ${takes}`,
    },
  ];
}
