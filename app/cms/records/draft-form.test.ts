import { expect, test } from "vitest";
import { post } from "#app/site/committees/committee.ts";
import type { DraftData } from "./draft.ts";
import { changeRows } from "./draft-form.ts";
import { recordFieldsOf } from "./fields.ts";

const fields = recordFieldsOf(post);
const of = (title: string, ...reports: DraftData[]): DraftData => ({
  title: { en: title },
  ...(reports[0] && { reports }),
});
const outline = ({ title, reports = [] }: DraftData): string =>
  `${(title as DraftData).en}${(reports as DraftData[]).length > 0 ? `(${(reports as DraftData[]).map(outline)})` : ""}`;

test("posts of a tree move with what is below them, and go in and out", () => {
  const tree = of("top", of("a", of("a1"), of("a2")), of("b"), of("c"));
  const after = (intent: string) => outline(changeRows(fields, tree, intent)?.data as DraftData);
  expect(after("down:reports.0")).toBe("top(b,a(a1,a2),c)");
  expect(after("in:reports.1")).toBe("top(a(a1,a2,b),c)");
  expect(after("out:reports.0.reports.0")).toBe("top(a(a2),a1,b,c)");
  expect(after("remove:reports.0")).toBe("top(a1,a2,b,c)");
  expect(changeRows(fields, tree, "add:reports.1.reports")?.path).toBe("reports.1.reports.0");
});
