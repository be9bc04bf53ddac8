import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./measure/program.ts";

/** The folder that the packages of the emulators are installed in. */
export const emulatorsFolder = "tests/firebase/emulators";

/**
 * Locations of Google's Firestore emulator: from the gcloud CLI's packages, as installed by Debian or its own
 * installer.
 */
const jars = [
  "/usr/lib/google-cloud-sdk",
  "/usr/share/google-cloud-sdk",
  join(process.env.HOME ?? "", "google-cloud-sdk"),
].map((sdk) => join(sdk, "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar"));

/** The running emulators. */
export interface Emulators {
  /** Host and port of each. */
  auth: string;
  firestore: string;
  /** Google's own supports versions and rules; npm's does not. */
  firestoreKind: "google" | "npm";
  /** A request to this address empties npm's emulator. */
  firestoreControl: string;
  stop: () => Promise<void>;
}

/** Waits until something answers at an address. @throws Error when the process ends, or after two minutes. */
async function answering(host: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(200)) {
    if (child.exitCode !== null) throw new Error(`An emulator ended with ${child.exitCode}: ${output()}`);
    if (await fetch(`http://${host}`).catch((error) => /HTTP|other side closed|Parse/i.test(String(error.cause))))
      return;
  }
  throw new Error(`An emulator did not start: ${output()}`);
}

/** Starts the emulators of Firebase Authentication and of Firestore, each with processes of its own group. */
export async function startEmulators(project: string, rules: string): Promise<Emulators> {
  const folder = mkdtempSync(join(tmpdir(), "emulators-"));
  const children: ChildProcess[] = [];
  const [authPort = 0, hub, logging, firestorePort = 0, control = 0] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const [auth, firestore] = [`127.0.0.1:${authPort}`, `127.0.0.1:${firestorePort}`];

  function start(command: string, args: string[]) {
    // Without the user's own settings, and without telemetry of the packages.
    const env = { ...process.env, CI: "true", XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: "1" };
    const child = spawn(command, args, { cwd: folder, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
    children.push(child);
    return { child, output: () => output };
  }

  async function stop() {
    for (const { pid, exitCode } of children) {
      if (pid === undefined || exitCode !== null) continue;
      try {
        process.kill(-pid, "SIGKILL");
      } catch {
        // It has just ended.
      }
    }
    // A process that is killed may still be writing its log.
    await wait(200);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const at = (port: number | undefined) => ({ host: "127.0.0.1", port });
    const emulators = { auth: at(authPort), hub: at(hub), logging: at(logging), ui: { enabled: false } };
    writeFileSync(join(folder, "firebase.json"), JSON.stringify({ emulators }));
    const modules = join(process.cwd(), emulatorsFolder, "node_modules");
    const tools = join(modules, "firebase-tools/lib/bin/firebase.js");
    const ofAuth = start(process.execPath, [tools, "emulators:start", "--only", "auth", "--project", project]);
    const jar = process.env.FIRESTORE_EMULATOR === "npm" ? undefined : jars.find((file) => existsSync(file));
    const google = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
    const ofFirestore = jar
      ? start("java", [
          "-cp",
          jar,
          google,
          "start",
          "--host",
          "127.0.0.1",
          "--port",
          String(firestorePort),
          "--rules",
          join(process.cwd(), rules),
        ])
      : start(process.execPath, [
          join(process.cwd(), emulatorsFolder, "firestore.js"),
          String(firestorePort),
          String(control),
        ]);
    const starting = [
      answering(auth, ofAuth.child, ofAuth.output),
      answering(firestore, ofFirestore.child, ofFirestore.output),
    ];
    await Promise.all(starting);
    return { auth, firestore, firestoreKind: jar ? "google" : "npm", firestoreControl: `127.0.0.1:${control}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
