/** A command that mails a notice to those who asked, in the store in DATA_DIR, and dies as by kill -9 at the moment MOMENT names. */

import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { openSqliteStore } from "#app/lib/db/sqlite-store.server.ts";
import { mailRow } from "#app/lib/mail/outbox.server.ts";
import { insertMails } from "#app/lib/mail/outbox-queue.server.ts";
import { createNews } from "#app/office/news/news.server.ts";
import { placeOf } from "./place.ts";
import { clerk } from "./records.ts";

const [key = "", moment = ""] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR ?? "";
const { db, file } = await openSqliteStore(dataDir);
file.function("die", () => Number(process.kill(process.pid, "SIGKILL")));
if (moment) file.exec(`CREATE TEMP TRIGGER dying ${moment} BEGIN SELECT die(); END`);
const now = Date.now;
const outbox = {
  add: (tx: typeof db, mails: Parameters<typeof mailRow>[0][]) =>
    insertMails(
      tx,
      mails.map((mail) => mailRow(mail, now())),
    ),
  notify: () => {},
};
const news = createNews({ db, secret: readSecret(placeOf(dataDir)), now, outbox });
await news.mail({ actor: clerk, key, of: { kind: "notices", slug: "dates" } });
process.kill(process.pid, "SIGKILL");
