import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { cheapHash } from "./cheap-hash.ts";
import { temporaryFolder } from "./temporary.ts";
import { testBuild } from "./test-build.ts";

/** A site that was started. */
export interface StartedSite {
  url: string;
  /** Where it keeps what is sent to it; its own, and gone when it stops. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts the built site on a free port of this machine, through the door the server uses. */
export async function startSite(): Promise<StartedSite> {
  const dataDir = temporaryFolder("site-");
  // All tests of a run share one site: their codes together are many, and each waits for the office's mails about it.
  const mails = { MAILS_PER_HOUR: "1000000", OFFICE_MAILS_PER_HOUR: "1000000" };
  Object.assign(process.env, testBuild, mails, { DATA_DIR: dataDir });
  const built = `../../${testBuild.BUILD_DIR}/server/index.js`;
  const { createSite, closeServices } = (await import(built)) as typeof import("../../app/site.server.ts");
  const server = await createSite({ hashCost: cheapHash });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await closeServices();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, dataDir, stop };
}
