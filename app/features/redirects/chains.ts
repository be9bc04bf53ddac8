import type { Text } from "#app/platform/content/text.ts";
import { addressKey } from "./old-address.ts";

const currentAddressFormat: Text = {
  en: "a page of the new site. This one stands in the list as an old address itself",
  mr: "नव्या संकेतस्थळावरील पान; हा पत्ता याच यादीत जुना पत्ता म्हणून आहे",
};

/** Old addresses that lead to another one of the list, or to themselves, and so nowhere. Rows may be incomplete. */
export function redirectChains(redirects: { from?: string; to?: string }[]): { path: string; takes: Text }[] {
  const named = new Set(redirects.flatMap(({ from }) => (from ? (addressKey(from) ?? []) : [])));
  return redirects.flatMap(({ to }, at) =>
    to && named.has(addressKey(to) ?? "") ? [{ path: `redirects.${at}.to`, takes: currentAddressFormat }] : [],
  );
}
