import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, temporaryFolder } from "../measure/program.ts";
import { type Acknowledged, memberOf, type Sender, visitorWith } from "./burst.ts";
import { times } from "./connections.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { startMailServer } from "./mail-server.ts";
import { roundsOf } from "./options.ts";
import { secondsUntil, startTarget } from "./server.ts";

const visitors = 4;
const members = 12;
/** Milliseconds between two saves of a member, to stay below the limit of requests a minute. */
const saveEvery = 1_100;

interface Losses {
  lost: string[];
  twice: string[];
  faults: string[];
}

/** Compares what is stored with what was acknowledged. */
function compare(dataDir: string, { references, saves }: Acknowledged, { lost, twice, faults }: Losses): void {
  const file = new DatabaseSync(join(dataDir, "store.sqlite"), { timeout: 10_000 });
  const check = file.prepare("PRAGMA integrity_check").all();
  if (check.length !== 1 || check[0]?.integrity_check !== "ok") faults.push(`integrity: ${JSON.stringify(check[0])}`);
  const rows = file.prepare("SELECT reference, email FROM submissions WHERE reference IS NOT NULL").all();
  const stored = new Set(rows.map((row) => row.reference));
  lost.push(...[...references.keys()].filter((each) => !stored.has(each)));
  const once = new Set<unknown>();
  for (const { email } of rows) once.has(email) ? twice.push(String(email)) : once.add(email);
  for (const { data } of file.prepare("SELECT data FROM documents WHERE path LIKE '%/facultyProfile/%'").all()) {
    const { email, awards = "" } = JSON.parse(String(data));
    // The save that was in progress when the server was killed may be stored or not.
    const saved = Number(/\d+/.exec(awards)?.[0] ?? 0);
    if (saved < (saves.get(email) ?? 0)) lost.push(`${email}: ${saved} of ${saves.get(email)}`);
  }
  file.close();
}

/** Sends until the server is killed, with a pause in between; calls `refused` for each that the site refused. */
async function keepSending(send: () => Promise<boolean>, pause: number, killed: AbortSignal, refused: () => void) {
  while (!killed.aborted) {
    // A broken connection means that the server was killed.
    const isTaken = await send().catch(() => true);
    if (!isTaken && !killed.aborted) refused();
    await wait(isTaken ? pause : 50, undefined, { signal: killed }).catch(() => {});
  }
}

/**
 * Kills a server in the middle of bursts, again and again, and checks that it has lost nothing that it acknowledged.
 */
export async function kills(): Promise<Finding[]> {
  const rounds = roundsOf("kills");
  await using mailServer = await startMailServer();
  using folder = temporaryFolder();
  const env = { MAIL_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: "site@institute.example" };
  const acknowledged: Acknowledged = { references: new Map(), saves: new Map() };
  const losses: Losses = { lost: [], twice: [], faults: [] };
  let saves = 0;
  let refused = 0;
  const port = await freePort();
  const start = () => startTarget({ env, dataDir: folder.path, port, path: "/readyz" });
  const visitor = visitorWith(mailServer.mails);
  const savers: Sender[] = [];
  for (let round = 0; round < rounds; round++) {
    await using site = await start();
    if (round === 0) for (const number of times(members)) savers.push(await memberOf(site, number));
    const killed = new AbortController();
    const note = () => {
      refused += 1;
    };
    const save = async (send: Sender) => {
      const isTaken = await send(site, acknowledged);
      if (isTaken) saves += 1;
      return isTaken;
    };
    const sending = [
      ...times(visitors).map(() => keepSending(() => visitor(site, acknowledged), 0, killed.signal, note)),
      ...savers.map((send) => keepSending(() => save(send), saveEvery, killed.signal, note)),
    ];
    const acknowledgedSoFar = () => acknowledged.references.size + saves;
    const enough = acknowledgedSoFar() + 5 + Math.random() * 12;
    await secondsUntil(() => acknowledgedSoFar() >= enough, 3);
    // At a random moment while the others are sending.
    await wait(Math.random() * 100);
    process.kill(site.id, "SIGKILL");
    killed.abort();
    await Promise.all(sending);
    compare(folder.path, acknowledged, losses);
    if (round % 50 === 49)
      console.error(`  ${round + 1} rounds: ${acknowledged.references.size} forms, ${saves} saves`);
  }
  const { lost, twice, faults } = losses;
  const sent = `${rounds} x kill -9; ${acknowledged.references.size} forms and ${saves} saves acknowledged`;
  const kinds = ["E", "A", "F"].map(
    (kind) => [...acknowledged.references.keys()].filter((each) => each[0] === kind).length,
  );
  return [
    atMost(sent, `of forms ${kinds.join("/")} (E/A/F); lost`, new Set(lost).size, 0),
    atMost(sent, "kept twice", new Set(twice).size, 0),
    atMost(sent, "faults of the store", faults.length, 0),
    expected(
      sent,
      `${refused} refused in the meantime`,
      "some of each kind, and saves",
      saves > 0 && kinds.every((each) => each > 0),
    ),
  ];
}
