import { expect, test } from "vitest";
import { killedPublishes } from "../../scripts/attack/publishes.ts";
import { dataFolder } from "../help/services.ts";
import { startServer } from "../help/started-server.ts";

test("kill -9 loses no publication; what fell due while the server was down is public after its start", async () => {
  const dataDir = dataFolder();
  const { acknowledged, faults } = await killedPublishes(dataDir, 3);
  expect(faults).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(3);

  const { url } = await startServer({ DATA_DIR: dataDir });
  for (const [slug, key] of [...acknowledged].slice(-4)) {
    const page = await fetch(`${url}/notices/${slug}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`Notice ${key}`)]);
  }
  const listed = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const slug of acknowledged.keys()) expect(listed).toContain(`/mr/notices/${slug}<`);
});
