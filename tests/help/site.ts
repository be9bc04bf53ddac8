import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { Conditions } from "#app/service-types.ts";
import "./cheap-brotli.mjs";
import { cheapHash } from "./cheap-hash.ts";
import { placeSettings } from "./place.ts";
import { temporaryFolder } from "./temporary.ts";
import { testBuild } from "./test-build.ts";

/** A started site. */
export interface StartedSite {
  url: string;
  /** Its data folder, which is deleted when it stops. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts the built site on a free port of this machine, through the same entry point as the server. */
export async function startSite(conditions: Conditions = {}): Promise<StartedSite> {
  const dataDir = temporaryFolder("site-");
  // All tests of a run share one site: together they send many codes, and each waits for mails to the office.
  const mails = { MAILS_PER_HOUR: "1000000", OFFICE_MAILS_PER_HOUR: "1000000", OFFICE_LANGUAGE: "en" };
  Object.assign(process.env, testBuild, mails, placeSettings(dataDir));
  const built = `../../${testBuild.BUILD_DIR}/server/index.js`;
  const { createSite, closeServices, services } = (await import(built)) as typeof import("../../app/site.server.ts");
  const server = await createSite({ hashCost: cheapHash, ...conditions });
  // Tests compare pages, which say more about a PDF once it is made.
  await (await services()).made.makeAll();
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
