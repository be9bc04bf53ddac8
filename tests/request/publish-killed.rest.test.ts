import { expect, test } from "vitest";
import { killedPublishes } from "../../scripts/attack/publishes.ts";
import { dataFolder } from "../help/services.ts";
import { startServer } from "../help/started-server.ts";

test("kill -9 loses no publication, Undo or taking off, and leaves none half done; what fell due since is public", async () => {
  const dataDir = dataFolder();
  const { acknowledged, notices, faults } = await killedPublishes(dataDir, 3);
  expect(faults).toEqual([]);
  expect(new Set(acknowledged)).toEqual(new Set(["saved", "published", "undone", "takenOff"]));

  const { url } = await startServer({ DATA_DIR: dataDir });
  for (const { slug, text, status } of notices.slice(-8)) {
    const page = await fetch(`${url}/notices/${slug}`);
    expect([slug, page.status, (await page.text()).includes(text)]).toEqual([slug, status, status === 200]);
  }
  const listed = await (await fetch(`${url}/sitemap.xml`)).text();
  expect(notices.filter(({ slug }) => listed.includes(`/mr/notices/${slug}<`))).toEqual(
    notices.filter(({ status }) => status === 200),
  );
});
