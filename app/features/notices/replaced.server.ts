import { pagePath, withoutLocale } from "#app/platform/i18n/locale.ts";
import type { NoticeState } from "./notice-states.server.ts";

/** The notice of whose page an address is. */
const idAt = (address: string): string | undefined => /^\/notices\/([^/]+)$/.exec(pagePath(address) ?? "")?.[1];

/**
 * The address that a replaced notice leads to in the end, without a language: where that was replaced as well, what took
 * its place. Where one leads back to another, the list of all notices.
 */
export function finalAddress(by: string, states: ReadonlyMap<string, NoticeState>): string {
  const passed = new Set<string>();
  for (let address = by; ; ) {
    const id = idAt(address) ?? "";
    const state = states.get(id);
    if (state?.is !== "replaced") return withoutLocale(address);
    if (passed.has(id)) return "/notices";
    passed.add(id);
    address = state.by;
  }
}
