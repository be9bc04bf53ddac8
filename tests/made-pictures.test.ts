import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { findPicture, requirePicture } from "#app/cms/content/media.ts";
import { log } from "#app/log.server.ts";
import { contentCopy } from "./help/content-copy.ts";
import { pictureOf } from "./help/faculty-files.ts";
import { madeFolder, openMade } from "./help/made-content.ts";

const name = "events/workshop";

/** The sample's content with a photograph. */
async function withPhotograph(colour = "teal") {
  const folder = contentCopy(onTestFinished);
  const file = join(folder, "media", `${name}.jpg`);
  const put = async (other: string) => writeFileSync(file, await pictureOf(other, { width: 700, height: 350 }));
  await put(colour);
  return { folder, put };
}

const isAvif = (bytes: Buffer | undefined) => bytes?.subarray(4, 12).toString() === "ftypavif";
const sizeOf = async (bytes: Buffer | undefined) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

test("a photograph is made in the widths that pages name, each when it is first asked for", async () => {
  const { folder } = await withPhotograph();
  const { madeDir, bytesAt } = await openMade(folder);
  const { address, ...facts } = requirePicture(name);
  expect(facts).toEqual({ width: 700, height: 350, widths: [320, 640], isDrawing: false });
  expect(existsSync(join(madeDir, "pictures"))).toBe(false);
  expect(await sizeOf(await bytesAt(`${address}-320.webp`))).toEqual({ format: "webp", width: 320, height: 160 });
  expect(isAvif(await bytesAt(`${address}-640.avif`))).toBe(true);
  expect(readdirSync(join(madeDir, "pictures"))).toHaveLength(2);
});

test("a width, format or digest that no page names is not made", async () => {
  const { folder } = await withPhotograph();
  const { madeDir, bytesAt } = await openMade(folder);
  const { address } = requirePicture(name);
  const others = [
    `${address}-321.webp`,
    `${address}-1280.webp`,
    `${address}-320.png`,
    `${address.slice(0, -1)}z-320.webp`,
  ];
  for (const path of [...others, "/pictures/..%2Fmedia.json", "/icon-64.png"])
    expect([path, await bytesAt(path)]).toEqual([path, undefined]);
  expect(existsSync(join(madeDir, "pictures"))).toBe(false);
});

test("a picture that is replaced has another address after a restart, and an unchanged one keeps its own", async () => {
  const { folder, put } = await withPhotograph();
  const madeDir = madeFolder();
  await openMade(folder, madeDir);
  const before = [name, "site/hero"].map((each) => findPicture(each)?.address);
  await put("red");
  const { bytesAt } = await openMade(folder, madeDir);
  const after = [name, "site/hero"].map((each) => findPicture(each)?.address);
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  const { dominant } = await sharp(await bytesAt(`${after[0]}-320.webp`)).stats();
  expect(dominant.r).toBeGreaterThan(200);
});

test("a picture that is replaced while the site runs is not kept under the digest of the old one", async () => {
  const { folder, put } = await withPhotograph();
  const { madeDir, bytesAt } = await openMade(folder);
  await put("red");
  await expect(bytesAt(`${requirePicture(name).address}-320.webp`)).rejects.toThrow("has changed since the start");
  expect(existsSync(join(madeDir, "pictures"))).toBe(false);
});

test("two processes that are asked for one picture at once both have it, and one file stays", async () => {
  const { folder } = await withPhotograph();
  const madeDir = madeFolder();
  const sites = [await openMade(folder, madeDir), await openMade(folder, madeDir)];
  const path = `${requirePicture(name).address}-640.avif`;
  const asked = await Promise.all([...sites, ...sites].map(({ bytesAt }) => bytesAt(path)));
  for (const bytes of asked) expect(isAvif(bytes)).toBe(true);
  expect(readdirSync(join(madeDir, "pictures"))).toHaveLength(1);
});

test("a picture that is deleted while the site runs is made again", async () => {
  const { folder } = await withPhotograph();
  const { madeDir, bytesAt } = await openMade(folder);
  const { address } = requirePicture(name);
  await bytesAt(`${address}-320.webp`);
  rmSync(madeDir, { recursive: true });
  expect(isAvif(await bytesAt(`${address}-320.avif`))).toBe(true);
});

test("a drawing has colours for the night, and its size without being drawn", async () => {
  const { bytesAt } = await openMade("tests/content");
  const { address, width, height } = requirePicture("site/hero");
  const svg = (await bytesAt(`${address}.svg`))?.toString() ?? "";
  expect(svg).toContain("@media (prefers-color-scheme:dark)");
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
});

test.each([
  ["/icon-180.png", { format: "png", width: 180, height: 180 }],
  ["/share.jpg", { format: "jpeg", width: 1200, height: 630 }],
])("%s is made of the drawing", async (path, size) => {
  const { bytesAt } = await openMade("tests/content");
  expect(await sizeOf(await bytesAt(path))).toEqual(size);
});

test("a file that cannot be read as a picture is left out, and the site starts", async () => {
  const { folder } = await withPhotograph();
  writeFileSync(join(folder, "media/site/hero.svg"), readFileSync("package.json"));
  const errors = vi.spyOn(log, "error").mockImplementation(() => {});
  await openMade(folder);
  expect(errors).toHaveBeenCalledWith(expect.anything(), expect.stringContaining("site/hero.svg cannot be read"));
  expect(findPicture("site/hero")).toBeUndefined();
});
