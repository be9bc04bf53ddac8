import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Settings } from "#app/settings.server.ts";

const serviceAccountForm = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().refine((text) => createPrivateKey(text).type === "private"),
});

type ServiceAccount = z.output<typeof serviceAccountForm>;

export interface FirebaseConfig {
  projectId: string;
  apiKey: string;
  /** Undefined with the emulators, which accept anyone. */
  serviceAccount: ServiceAccount | undefined;
  authEmulator: string | undefined;
  firestoreEmulator: string | undefined;
}

function serviceAccountIn(given: string): ServiceAccount {
  const name = "FIREBASE_SERVICE_ACCOUNT";
  const isJson = given.trimStart().startsWith("{");
  let text: unknown;
  try {
    text = JSON.parse(isJson ? given : readFileSync(given, "utf8"));
  } catch (error) {
    // Without the parser's message, which quotes the text, and without the value, which may be the key itself.
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${name} ${isJson ? "is" : "names a file that is"} ${code ? `unreadable (${code})` : "no JSON"}.`);
  }
  try {
    return serviceAccountForm.parse(text);
  } catch {
    throw new Error(`${name} has no project_id, client_email and private_key of a service account.`);
  }
}

/** @throws Error saying what is missing or wrong, without secrets. */
export function configIn({
  projectId,
  apiKey,
  serviceAccount,
  authEmulator,
  firestoreEmulator,
}: Settings["firebase"]): FirebaseConfig {
  if (!projectId || !/^[a-z][a-z0-9-]{3,40}$/.test(projectId))
    throw new Error("FIREBASE_PROJECT_ID is not the id of a project, as good-minds-1234.");
  if (!apiKey || !/^[\w-]{3,200}$/.test(apiKey))
    throw new Error("FIREBASE_API_KEY is not the web API key of the project.");
  const emulators = { FIREBASE_AUTH_EMULATOR_HOST: authEmulator, FIRESTORE_EMULATOR_HOST: firestoreEmulator };
  for (const [name, host] of Object.entries(emulators))
    if (host !== undefined && !(/^([\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(host) && URL.canParse(`http://${host}`)))
      throw new Error(`${name} is "${host}", and no host and port, as 127.0.0.1:9099.`);
  const isEmulated = authEmulator !== undefined && firestoreEmulator !== undefined;
  if (!serviceAccount && !isEmulated) throw new Error("FIREBASE_SERVICE_ACCOUNT is not set.");
  const account = serviceAccount ? serviceAccountIn(serviceAccount) : undefined;
  if (account && account.project_id !== projectId)
    throw new Error(`FIREBASE_SERVICE_ACCOUNT is of the project "${account.project_id}", and not of "${projectId}".`);
  return { projectId, apiKey, serviceAccount: account, authEmulator, firestoreEmulator };
}
