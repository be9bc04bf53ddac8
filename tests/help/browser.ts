import { readFileSync } from "node:fs";
import { chromium, type LaunchOptions } from "playwright";

/** The file in which scripts/find-browser.ts stores the path of the browser. */
export const browserNote = "node_modules/.cache/browser-path";

/** A browser in a container cannot start its sandbox. */
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

/** The launch options of the browser that was found for the tests. */
export function browserOptions(): LaunchOptions {
  return { executablePath: readFileSync(browserNote, "utf8"), args };
}
