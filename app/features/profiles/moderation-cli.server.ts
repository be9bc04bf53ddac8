import { createAudit, openFacultyService } from "#app/features/accounts/index.server.ts";
import { readSecret } from "#app/platform/crypto/secret.server.ts";
import { attachStore, StoreError } from "#app/platform/db/store.server.ts";
import type { Settings } from "#app/settings.server.ts";
import { createModeration, type Moderation } from "./moderation.service.server.ts";

/**
 * Opens the store for the office's commands, while the site may be running.
 * @throws StoreError when there is none, or the account service is not configured or another than the store's.
 */
export async function openApprovals(
  settings: Settings,
): Promise<{ approvals: Moderation; close: () => Promise<void> }> {
  const { appId } = settings;
  const { db, close } = await attachStore(settings);
  const parts = { db, secret: readSecret(settings), now: Date.now };
  const service = await openFacultyService(settings, parts).catch(async (error) => {
    await close();
    throw error;
  });
  if (!service.isReady) {
    await close();
    throw new StoreError(`${service.name} is not configured: the line above says what is missing or wrong.`);
  }
  return { approvals: createModeration({ ...parts, ...service.ports, audit: createAudit(parts), appId }), close };
}
