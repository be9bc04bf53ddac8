import Bowser from "bowser";

export interface Device {
  id: string;
  userAgent: string;
  signedInAt: number;
  seenAt: number;
  isThis: boolean;
}

interface Words {
  on: (browser: string, system: string) => string;
  unknown: string;
}

export function deviceName(userAgent: string, words: Words): string {
  // Bowser does not accept an empty text.
  const { browser, os } = Bowser.parse(userAgent || "?");
  return browser.name && os.name ? words.on(browser.name, os.name) : browser.name || words.unknown;
}
