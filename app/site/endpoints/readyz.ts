import type { Route } from "./+types/readyz";
import { healthContext } from "./health.server.ts";

/**
 * `/readyz`: 200 when the store can be read and written, no mail to the office has been pending for over an hour, mails
 * can be sent, the disk has room, the clock is plausible, and the content folder could be used; otherwise 503, with the
 * failing part.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const health = await context
    .get(healthContext)()
    .catch(() => ({ store: false, outbox: false, clock: false, mail: false, disk: false, content: false }));
  const isReady = Object.values(health).every(Boolean);
  return Response.json(
    { isReady, ...health },
    { status: isReady ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
