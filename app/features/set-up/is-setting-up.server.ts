import { setUpTokenOf } from "#app/platform/http/session-cookie.server.ts";
import type { SiteSetUp } from "./set-up.service.server.ts";

type Holder = Pick<SiteSetUp, "heldBy">;

/** The browser that sets the site up sees the logo before anybody else. */
export async function isSettingUp(request: Pick<Request, "headers">, setUp: Holder): Promise<boolean> {
  const token = setUpTokenOf(request);
  return token !== "" && (await setUp.heldBy(token)) !== undefined;
}
