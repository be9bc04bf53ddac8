import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { getAnswer } from "../scripts/measure/answer.ts";
import { freePort, start, temporaryFolder } from "../scripts/measure/program.ts";
import type { Target } from "./rates.ts";

/** Whether nginx is installed. */
export const hasNginx = spawnSync("nginx", ["-v"]).error === undefined;

const quoted = (text: string) => `"${text.replace(/["\\$]/g, "\\$&")}"`;

/** Sends one file, kept open, with the headers of the site. nginx adds its own name, so another header is left out. */
const configuration = (folder: string, port: number, headers: [string, string][]) => `
  ${process.getuid?.() === 0 ? "user root;" : ""}
  daemon off;
  pid nginx.pid;
  worker_processes 1;
  events { worker_connections 1024; }
  http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65 65;
    keepalive_requests 100000000;
    open_file_cache max=10;
    server {
      listen 127.0.0.1:${port};
      root ${folder};
      etag off;
      max_ranges 0;
      location = / { try_files /home =404; }
      types { }
      default_type "text/html; charset=utf-8";
      add_header Last-Modified "";
      ${headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join("\n      ")}
    }
  }`;

const addedByNginx = ["date", "connection", "keep-alive", "content-length", "content-type", "x-frame-options"];

/** Starts nginx, with one worker process, which sends the bytes that a page of the site has now. */
export async function nginxWith(page: string): Promise<Target & AsyncDisposable> {
  const folder = temporaryFolder();
  const { headers, body } = await getAnswer(page);
  const sent = Object.entries(headers).filter(([name]) => !addedByNginx.includes(name));
  const port = await freePort();
  writeFileSync(join(folder.path, "home"), body);
  const text = configuration(folder.path, port, sent as [string, string][]);
  writeFileSync(join(folder.path, "nginx.conf"), text);
  const running = start("nginx", ["-p", folder.path, "-e", "stderr", "-c", "nginx.conf"]);
  const url = `http://127.0.0.1:${port}/`;
  const stop = async () => {
    await running[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  };
  const end = performance.now() + 5000;
  while (!(await getAnswer(url).catch(() => undefined))) {
    if (performance.now() > end) {
      await stop();
      throw new Error(`nginx did not start: ${running.errors()}`);
    }
    await wait(20);
  }
  return { url, id: running.child.pid ?? 0, [Symbol.asyncDispose]: stop };
}
