import { expect, test } from "vitest";
import { networkOf } from "./address-keys.ts";

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1"],
  ["2001:db8:1:2", "2001:db8:1"],
  ["2001:db8::9", "2001:db8:0"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0"],
  ["2001::", "2001:0:0"],
  ["::1", "0:0:0"],
  ["fe80::1", "fe80:0:0"],
])("%s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(["192.0.2.7", "development", ""])("%j is a network by itself", (address) => {
  expect(networkOf(address)).toBe(address);
});
