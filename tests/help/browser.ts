import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "playwright";

const systemChromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** How to launch a browser here: Playwright's own where it is installed, else the system's Chromium. */
export function browserOptions(): LaunchOptions {
  const own = chromium.executablePath();
  const found = [own, ...systemChromium].find((path) => existsSync(path));
  return { args: ["--no-sandbox"], ...(found === undefined || found === own ? {} : { executablePath: found }) };
}
