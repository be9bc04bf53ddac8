/** Finds or installs a browser for the tests, tries it, and stores its path for tests/help/browser.ts. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromium } from "playwright";
import { browserNote, launches } from "../tests/help/browser.ts";

const own = () => chromium.executablePath();
const system = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const runs = (program: string, args: string[]) =>
  spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

/** Playwright's own browser, downloaded if possible. */
function downloaded() {
  if (!existsSync(own())) spawnSync("playwright", ["install", "chromium"], { stdio: "ignore", timeout: 300_000 });
  return own();
}

/**
 * Checks that pages in Marathi can be rendered: without a font for it, words are boxes that are wider than the letters,
 * and the layout tests fail.
 */
function findFont() {
  const hasFont = () => spawnSync("fc-list", [":lang=mr"], { encoding: "utf8" }).stdout?.trim() !== "";
  if (process.platform !== "linux" || hasFont()) return;
  if (process.getuid?.() === 0 && runs("apt-get", ["update", "-qq"]))
    runs("apt-get", ["install", "-y", "-qq", "fonts-noto-core"]);
  if (!hasFont())
    console.error("There is no font for Marathi: install Noto Sans Devanagari, or tests of the layout fail.");
}

/** Debian's headless browser, which takes half the time of the full one; installed if permitted. */
function fromDebian() {
  const path = "/usr/bin/chromium-headless-shell";
  const isDebian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!existsSync(path) && !existsSync(browserNote) && isDebian && runs("apt-get", ["update", "-qq"]))
    runs("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"]);
  return path;
}

for (const find of [downloaded, fromDebian, ...system.map((path) => () => path)]) {
  const path = find();
  if (!existsSync(path) || !(await launches(path))) continue;
  mkdirSync(dirname(browserNote), { recursive: true });
  writeFileSync(browserNote, path);
  findFont();
  process.exit();
}

console.error("The tests need a browser. Install Chromium, or run: npx playwright install --with-deps chromium");
process.exit(1);
