import Bowser from "bowser";

/** The sentences for the name of a device. */
interface Words {
  on: (browser: string, system: string) => string;
  unknown: string;
}

/** The browser and system by which people recognize their device, read from its User-Agent header. */
export function deviceName(userAgent: string, words: Words): string {
  // Bowser does not accept an empty text.
  const { browser, os } = Bowser.parse(userAgent || "?");
  return browser.name && os.name ? words.on(browser.name, os.name) : browser.name || words.unknown;
}
