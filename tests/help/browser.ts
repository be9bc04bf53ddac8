import { readFileSync } from "node:fs";
import { chromium, type LaunchOptions } from "playwright";

/** Where scripts/find-browser.ts notes the browser it found. */
export const browserNote = "node_modules/.cache/browser-path";

/** A browser in a container has no sandbox of its own to start. */
const args = ["--no-sandbox"];

/** Whether a browser starts on this machine. */
export async function launches(executablePath: string): Promise<boolean> {
  try {
    await (await chromium.launch({ executablePath, args })).close();
    return true;
  } catch {
    return false;
  }
}

/** How to launch the browser that was found for the tests. */
export function browserOptions(): LaunchOptions {
  return { executablePath: readFileSync(browserNote, "utf8"), args };
}
