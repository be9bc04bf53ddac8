import { expect, test } from "vitest";
import { locales } from "./platform/i18n/locale.ts";
import { tree } from "./routes.ts";

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
