import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readFileName } from "#app/lib/files/file-name.ts";
import { command } from "../help/commands.ts";
import { pictureOf } from "../help/faculty-files.ts";
import { pagePaths } from "../help/pages.ts";
import { clerk, newNotice, principal } from "../help/records.ts";
import { dataFolder, day, hour, openServices } from "../help/services.ts";
import { startServer } from "../help/started-server.ts";
import { temporaryFolder } from "../help/temporary.ts";
import { siteUrl } from "../help/visit.ts";

// The page that replaces a notice: the services of a test have no pages.
vi.mock("virtual:react-router/server-build", () => ({
  routes: { events: { id: "events", path: "events", module: {} } },
}));

/** Publishes an hour ago whatever an export has to keep. @returns the name of the new notice's picture */
async function publishOfEach(dataDir: string): Promise<string> {
  const services = await openServices({}, { dataDir, now: () => Date.now() - hour });
  const { records, officeFiles } = services;
  const actor = { ...clerk, ...principal };
  let forms = 0;
  const key = () => `form ${forms++}`;
  const ok = <Outcome extends { ok: boolean }>(outcome: Outcome) => {
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    return outcome as Extract<Outcome, { ok: true }>;
  };
  async function publish(kind: string, slug: string | undefined, change: (data: object) => object, more: object = {}) {
    const open = slug === undefined ? undefined : await records.open(kind, slug);
    const data = { ...change(structuredClone(open?.data ?? {})) };
    const saved = ok(await records.save({ kind, slug, data, version: open?.version ?? 0, key: key(), actor }));
    const form = { kind, slug: saved.slug, version: saved.version, edition: open?.edition ?? "", key: key(), actor };
    ok(await records.publish({ ...form, ...more }));
  }
  const takeOff = async (slug: string, why: "mistake" | "replaced" | "ended", replacedBy?: string) =>
    ok(await records.takeOff({ kind: "notices", slug, edition: "", key: key(), actor, why, replacedBy }));

  const bytes = await pictureOf("green", { width: 900, height: 600 });
  const { file } = ok(await officeFiles.files.add({ bytes, name: "a.jpg", actor }));
  await officeFiles.files.agree(file.name, actor);
  const picture = { picture: file.name, alt: { en: "A green field", mr: "हिरवे शेत" } };
  await publish("notices", undefined, () => ({ ...newNotice, picture }));
  await publish("notices", undefined, () => ({ on: "2026-11-20", text: { mr: "फक्त मराठी" } }), { follows: "en" });
  await publish("notices", undefined, () => newNotice, { from: Date.now() + 300 * day });
  await publish("notices", undefined, () => newNotice, { until: Date.now() - 1 });
  await takeOff("internal-exams", "mistake");
  await takeOff("orientation", "replaced", "/events");
  await takeOff("anti-ragging-week", "ended");
  const renamed = { en: "The Governing Body", mr: "नियामक मंडळ आणि सदस्य" };
  await publish("committees", "gb", (data) => ({ ...data, title: renamed }));
  const hours = { en: "Monday to Friday, 11 to 4", mr: "सोमवार ते शुक्रवार, ११ ते ४" };
  await publish("institute", "institute", (data) => {
    const { hours: known } = data as { hours: object };
    return { ...data, hours: { ...known, office: hours } };
  });
  await services.close();
  return file.name;
}

/** Every page of a site, by its path. */
async function everyAnswer(url: string, paths: string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of paths) {
    const response = await fetch(url + path, { redirect: "manual" });
    // A form says when it was drawn.
    const body = Buffer.from(await response.arrayBuffer())
      .toString("latin1")
      .replace(/name="opened" value="\d+"/g, "");
    answers.set(path, [response.status, response.headers.get("location"), body].join("\n"));
  }
  return answers;
}

test("what is exported and imported into an empty store shows every page with the same bytes", {
  timeout: 180_000,
}, async () => {
  const [dataDir, empty] = [dataFolder(), dataFolder()];
  const picture = readFileName(await publishOfEach(dataDir));
  const folder = join(temporaryFolder("exported-"), "content");
  onTestFinished(() => rmSync(join(folder, ".."), { recursive: true, force: true }));
  expect(await command({ DATA_DIR: dataDir, CONTENT_DIR: "tests/content" }, "content", "export", folder)).toMatchObject(
    { code: 0, errors: "" },
  );
  expect(await command({ DATA_DIR: empty, CONTENT_DIR: "tests/content" }, "content", "import", folder)).toMatchObject({
    code: 0,
    errors: "",
  });

  const before = await startServer({ DATA_DIR: dataDir, SITE_URL: siteUrl });
  const after = await startServer({ DATA_DIR: empty, SITE_URL: siteUrl, CONTENT_DIR: folder });
  const off = ["internal-exams", "orientation"].flatMap((id) => [`/notices/${id}`, `/mr/notices/${id}`]);
  const more = ["/notices?year=2026-27", "/mr/notices?year=2026-27", "/search?q=green", "/sitemap.xml"];
  const paths = [...(await pagePaths(before.url)), ...off, ...more, `/files/${picture?.id}-900.webp`];
  let was = new Map<string, string>();
  // Pages leave out what PDFs say of themselves until each site has made them.
  const differing = async () => {
    const [one, other] = await Promise.all([everyAnswer(before.url, paths), everyAnswer(after.url, paths)]);
    was = one;
    // The register's PDF has the time of the last publication in it, and so its own size. Those of the downloads say
    // the day of what the office published, in the store that was exported; YAML has the day that their records state.
    const withoutSizes = (body = "") =>
      Buffer.from(body, "latin1")
        .toString()
        .replace(/[\d०-९]+\sKB/g, "");
    const withoutDays = (body: string) => body.replace(/[\d०-९]+\s\S+\s[\d०-९]{4}/g, "");
    const textOf = (answers: typeof one, path: string) => {
      if (path.endsWith("/downloads")) return withoutDays(withoutSizes(answers.get(path)));
      return path.endsWith("/disclosure") ? withoutSizes(answers.get(path)) : answers.get(path);
    };
    return paths.filter((path) => textOf(one, path) !== textOf(other, path));
  };
  await expect.poll(differing, { timeout: 90_000, interval: 1_000 }).toEqual([]);

  // The site that was exported is as it was meant.
  expect(off.map((path) => was.get(path)?.slice(0, 3))).toEqual(["410", "410", "302", "302"]);
  expect(was.get("/about-us/gb-cdc")).toContain("The Governing Body");
  expect(was.get("/visit")).toContain("11 to 4");
  expect(was.get(paths.at(-1) ?? "")?.slice(0, 3)).toBe("200");
  expect(paths.filter((path) => path.startsWith("/notices/"))).toHaveLength(6 + 2);
});
