/** Serves the site for all request tests in a separate process, until its parent disconnects. */
import { startSite } from "./site.ts";

const { url, dataDir, stop } = await startSite();
process.on("disconnect", async () => {
  await stop();
  process.exit(0);
});
process.send?.({ url, dataDir });
