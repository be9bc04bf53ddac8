/** Serves the site for all request tests as a process of its own, until the one that started it lets go. */
import { startSite } from "./site.ts";

const { url, dataDir, stop } = await startSite();
process.on("disconnect", async () => {
  await stop();
  process.exit(0);
});
process.send?.({ url, dataDir });
