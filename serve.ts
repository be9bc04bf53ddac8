import cluster from "node:cluster";
import { endPlainly, readSite } from "./read-site.ts";
import { listenOptions, openWhenReachable } from "./wait-for-store.ts";

const site = await readSite();
const { createSite, closeServices, settings, settingWarnings, siteName, faultOf, version, log } = site;
log.info({ node: process.version }, `Good Minds ${version}, with ${settings.databaseUrl ? "PostgreSQL" : "SQLite"}`);
const { storedMails, siteSetUp, mail } = await openWhenReachable(site).catch(endPlainly);
const server = await createSite();
const name = await siteName();

server.on("error", (error: NodeJS.ErrnoException) => {
  const inUse = `PORT is "${settings.port}", but another program listens there; choose another, as in PORT=3001 npm start.`;
  console.error(error.code === "EADDRINUSE" ? inUse : `The site cannot listen: ${error.message}`);
  process.exit(1);
});

server.listen(listenOptions(settings), () => {
  const { port, dataDir, contentDir } = settings;
  const startedInMs = Math.round(process.uptime() * 1000);
  log.info({ port, dataDir, contentDir, startedInMs }, `serving ${name} at ${settings.siteUrl}`);
  if (storedMails?.address)
    log.info(
      `MAIL_URL is not set: mails are stored and go to nobody. Read them on this machine at ${storedMails.address}`,
    );
  else if (storedMails) log.warn(`MAIL_URL is not set: mails are stored in "${storedMails.folder}" and go to nobody.`);
  const link = (key: string) => `${settings.siteUrl}/setup?key=${key}`;
  if (cluster.isPrimary || cluster.worker?.id === 1)
    siteSetUp.nextKey().then(
      (key) => key && log.info(`This is a sample. Make it your institute, once, at ${link(key)}`),
      (error) => log.warn({ error }, "whether there is something to set up could not be read"),
    );
  // In the background: a mail server that is away keeps nobody from reading.
  mail.verify().catch((error) => log.warn(faultOf(error), "MAIL_URL does not work: no code and no mail can be sent"));
  for (const warning of settingWarnings(settings)) log.warn(warning);
  // Only a server that has started serving and died is restarted.
  process.send?.("serving");
});

/** Milliseconds to wait for open requests: a visitor's code may take the mail server 15 seconds. */
const longestStop = 20_000;

let isStopping = false;
function stop(why: string): void {
  if (isStopping) return;
  isStopping = true;
  log.info(`${why}: no new requests, the open ones are finished`);
  server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  // A connection becomes idle once its request is answered.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  server.close(async () => {
    clearInterval(closing);
    await closeServices();
    log.info("stopped");
    process.exit(0);
  });
  setTimeout(() => server.closeAllConnections(), longestStop).unref();
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(signal));
// The parent process is gone.
process.on("disconnect", () => stop("npm has ended"));
