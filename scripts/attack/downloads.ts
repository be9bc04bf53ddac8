import { once } from "node:events";
import { getText, inTurns, open, opened, requestOnce, times } from "./connections.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { largestAsset } from "./largest-asset.ts";
import { secondsUntil, startTarget } from "./server.ts";

/** Extra file descriptors that may be open, for instance for a connection that is just closing. */
const slack = 5;

/** Checks that aborted downloads leave no file descriptor open. */
export async function abortedDownloads(): Promise<Finding[]> {
  const count = 2_000;
  await using site = await startTarget();
  const text = getText(largestAsset(), ["Accept-Encoding: identity"]);
  await requestOnce(site.url, text);
  const before = site.descriptors();
  await inTurns(times(count), 20, async () => {
    const socket = open(site.url);
    socket.write(text);
    socket.once("data", () => socket.resetAndDestroy());
    await once(socket, "close");
  });
  await secondsUntil(() => !(site.descriptors() > before + slack), 15);
  return [
    atMost(
      `${count} downloads of ${largestAsset()}, broken off`,
      "more descriptors",
      site.descriptors() - before,
      slack,
    ),
    expected("/healthz afterwards", `alive: ${site.isAlive()}`, "answers 200", await site.isWell()),
  ];
}

/**
 * Checks that with few descriptors and many idle connections, readers are answered or refused, and the server stays up.
 */
export async function descriptors(): Promise<Finding[]> {
  const idle = 1_500;
  const readers = 20;
  const command = ["sh", "-c", `ulimit -n 1024; exec "${process.execPath}" server.ts`];
  await using site = await startTarget({ command });
  const crowd = await Promise.all(times(idle).map(() => opened(site.url)));
  const paths = ["/", "/logo.svg", largestAsset(), "/faculty-login"];
  const replies = await Promise.all(
    times(readers).map((at) => requestOnce(site.url, getText(paths[at % paths.length] as string))),
  );
  const hung = replies.filter((reply) => reply.hung).length;
  const isFile = (at: number) => paths[at % paths.length]?.includes(".");
  const files = replies.filter((_, at) => isFile(at));
  const answered = files.filter(({ status }) => status === 200).length;
  const isAlive = site.isAlive();
  for (const socket of crowd) socket.destroy();
  const again = await secondsUntil(async () => (await requestOnce(site.url, getText("/logo.svg"))).status === 200, 10);
  return [
    expected(
      `ulimit -n 1024, ${idle} idle connections, then ${readers} readers`,
      `${replies.filter(({ status }) => status > 0).length} answered, ${hung} hung, alive: ${isAlive}`,
      "answered or closed within 5 s",
      isAlive && hung === 0,
    ),
    expected("those of them who ask for a file", `${answered} of ${files.length} got it`, "one at least", answered > 0),
    atMost("GET of a file when the crowd has left", "answered after", again, 5, "s"),
  ];
}

/** Checks that readers who request large files and read nothing are disconnected. */
export async function stalledReaders(): Promise<Finding[]> {
  const count = 100;
  const longest = 90;
  await using site = await startTarget();
  const text = getText(largestAsset(), ["Accept-Encoding: identity"]).replace("Connection: close\r\n", "");
  const before = site.descriptors();
  const sockets = await Promise.all(times(count).map(() => opened(site.url)));
  // Four at once are more than the system's buffers hold.
  for (const socket of sockets) socket.pause().write(text.repeat(4));
  await secondsUntil(() => site.descriptors() >= before + count / 2, 5);
  const memory = site.memory();
  const time = await secondsUntil(() => !(site.descriptors() > before + slack), longest);
  for (const socket of sockets) socket.destroy();
  const sent = `${count} connections ask for 5 MB and read nothing`;
  return [
    atMost(sent, "let go after", time, longest, "s"),
    atMost(sent, "memory in the meantime", memory, 500, "MB"),
    expected("/healthz afterwards", `alive: ${site.isAlive()}`, "answers 200", await site.isWell()),
  ];
}
