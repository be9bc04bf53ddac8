import { expect, test } from "vitest";
import { locales } from "#app/lib/i18n/locale.ts";
import { officeFiles } from "./made.server.ts";
import routes, { tree } from "./routes.ts";

test.each(locales)(
  "in %s a new page below /faculty/ is below the members' layout, unless it says that it is open",
  (locale) => {
    const routes = tree(locale, [
      ["faculty", "directory.tsx"],
      ["faculty/new", "new.tsx"],
      ["faculty/guide", "guide.tsx", "open"],
    ]);
    const layout = routes.find(({ id }) => id === `${locale}/faculty-layout`);
    expect(layout?.children?.map(({ path }) => path)).toEqual(["faculty/new"]);
    const open = routes.map(({ path }) => path);
    expect(open).toEqual(expect.arrayContaining(["faculty", "faculty/guide"]));
    expect(open).not.toContain("faculty/new");
  },
);

test("the files whose words the heading face lacks have no page outside the office", () => {
  const isOffice = (file: string) => officeFiles.test(file);
  const outside = routes
    .filter(({ id }) => !id?.endsWith("/office-layout"))
    .flatMap(({ file, children = [] }) => [file, ...children.map((each) => each.file)]);
  expect(outside.filter((file) => isOffice(file) && file.endsWith("page.tsx"))).toEqual([]);
});
