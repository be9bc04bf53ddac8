/** `npm run test:firebase`: the tests of Firebase, against its emulators, which are stopped afterwards. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { startEmulators } from "./emulators.ts";

const started = Date.now();
const emulators = await startEmulators("demo-good-minds", "firestore.rules");
const kinds = { google: "Google's Firestore emulator", npm: "the Firestore of npm, which knows no versions and rules" };
console.log(
  `The emulators are ready after ${Math.round((Date.now() - started) / 1000)} s, with ${kinds[emulators.firestoreKind]}.`,
);
try {
  const { auth, firestore, firestoreKind, firestoreControl } = emulators;
  const env = {
    ...process.env,
    TEST_AUTH_HOST: auth,
    TEST_FIRESTORE_HOST: firestore,
    TEST_FIRESTORE_KIND: firestoreKind,
    TEST_FIRESTORE_CONTROL: firestoreControl,
  };
  const args = ["run", "--config", "vitest.firebase.config.ts", ...process.argv.slice(2)];
  const tests = spawn("vitest", args, { env, stdio: "inherit", shell: process.platform === "win32" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => tests.kill(signal));
  const [code] = await once(tests, "exit");
  process.exitCode = code ?? 1;
} finally {
  await emulators.stop();
}
