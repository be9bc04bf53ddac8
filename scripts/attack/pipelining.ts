import { setTimeout as wait } from "node:timers/promises";
import { opened, times } from "./connections.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { startTarget } from "./server.ts";

const connections = 300;
const requests = 2_500;
const seconds = 20;

/** Checks that thousands of requests sent without reading an answer do not fill the memory. */
export async function pipelining(): Promise<Finding[]> {
  await using site = await startTarget({ env: { NODE_OPTIONS: "--max-old-space-size=1024" } });
  await site.isWell();
  const text = "GET /faculty-login HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(requests);
  const sockets = await Promise.all(times(connections).map(() => opened(site.url)));
  for (const socket of sockets) socket.pause().write(text);
  let most = 0;
  let slowest = 0;
  let unanswered = 0;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end && site.isAlive()) {
    most = Math.max(most, site.memory() || 0);
    const from = performance.now();
    if (!(await site.isWell())) unanswered += 1;
    slowest = Math.max(slowest, performance.now() - from);
    await wait(100);
  }
  const isAlive = site.isAlive();
  for (const socket of sockets) socket.destroy();
  const sent = `${connections} connections x ${requests} GET /faculty-login, nothing read, heap of 1 GB`;
  return [
    expected(sent, `alive: ${isAlive}`, "alive", isAlive),
    atMost(sent, "most memory", most, 500, "MB"),
    atMost(`/healthz in the meantime, for ${seconds} s`, `${unanswered} without answer; slowest`, slowest, 5_000, "ms"),
  ];
}
