import { expect, test } from "vitest";
import { deviceName } from "./device.ts";

const words = { on: (browser: string, system: string) => `${browser} on ${system}`, unknown: "Unknown" };

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox on Windows"],
  ["Mozilla/5.0 Firefox/128.0", "Firefox"],
  ["curl", "Unknown"],
  ["", "Unknown"],
])("the device of %j is named %s", (userAgent, name) => {
  expect(deviceName(userAgent, words)).toBe(name);
});
