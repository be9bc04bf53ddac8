import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { NotReadyError, ServiceError, withTimeout } from "#app/people/accounts/ports.server.ts";
import type { Settings } from "#app/settings.server.ts";

const serviceAccountForm = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().refine((text) => createPrivateKey(text).type === "private"),
});

type ServiceAccount = z.output<typeof serviceAccountForm>;

interface FirebaseConfig {
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

/** The message begins with a code, as in "WEAK_PASSWORD : ...". */
export class ToolkitError extends ServiceError {
  override name = "ToolkitError";
  override said: string;
  code: string;

  constructor(said: string) {
    super(`The Identity Toolkit refused: ${said}`, { said });
    this.said = said;
    this.code = /^[A-Z_]+/.exec(said)?.[0] ?? "";
  }
}

/** The REST API, version 1 (cloud.google.com/identity-platform/docs/reference/rest). */
export interface Toolkit {
  /** With the public web API key. @throws ToolkitError or another ServiceError. */
  ask: <Answer>(method: string, body: object) => Promise<Answer>;
  /** As the service account. @throws ToolkitError or another ServiceError. */
  manage: <Answer>(method: string, body: object) => Promise<Answer>;
}

/** Caused by the site's API key, service account or project. Errors of members have status 400. */
const isOfSettings = (status: number, said: string) =>
  [401, 403, 404].includes(status) ||
  /^(API[ _]key|CONFIGURATION_NOT_FOUND|PROJECT_NOT_FOUND|OPERATION_NOT_ALLOWED|PASSWORD_LOGIN_DISABLED)/i.test(said);

const isRefused = (error: unknown) => {
  const status = (error as { status?: number }).status ?? 0;
  return status >= 400 && status < 500;
};

/** After these errors the request may have arrived; the others occur before it is sent. */
const mayHaveArrived = (error: unknown) => {
  const { code = "" } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return !["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"].includes(code);
};

export function createToolkit(
  { projectId, apiKey, authEmulator }: Pick<FirebaseConfig, "projectId" | "apiKey" | "authEmulator">,
  accessToken: () => Promise<string>,
): Toolkit {
  const host = "identitytoolkit.googleapis.com";
  const base = authEmulator ? `http://${authEmulator}/${host}/v1` : `https://${host}/v1`;

  async function post<Answer>(path: string, body: object, headers: Record<string, string>): Promise<Answer> {
    async function answer(signal: AbortSignal) {
      const response = await fetch(`${base}/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
        signal,
      });
      return { isGood: response.ok, status: response.status, text: await response.text() };
    }
    const { isGood, status, text } = await withTimeout(answer, "Firebase Authentication").catch((cause) => {
      if (cause instanceof ServiceError) throw cause;
      throw new ServiceError("Firebase Authentication cannot be reached.", { isOpen: mayHaveArrived(cause), cause });
    });
    const content = parsed(text);
    if (isGood && content) return content as Answer;
    const said = (content?.error as { message?: string } | undefined)?.message;
    if (said && isOfSettings(status, said)) throw new NotReadyError(`The Identity Toolkit refused: ${said}`, { said });
    if (said && status < 500) throw new ToolkitError(said);
    throw new ServiceError(`Firebase Authentication answered with ${status}.`, { isOpen: true, ...(said && { said }) });
  }

  async function authorization(): Promise<string> {
    const token = await withTimeout(accessToken, "Google’s token service").catch((cause) => {
      if (isRefused(cause)) throw new NotReadyError("Google refused the service account.", { cause });
      throw new ServiceError("Google gave no token for the service account.", { cause });
    });
    return `Bearer ${token}`;
  }

  return {
    ask: (method, body) => post(`accounts:${method}?key=${apiKey}`, body, {}),
    manage: async (method, body) =>
      post(`projects/${projectId}/accounts${method && `:${method}`}`, body, {
        Authorization: await authorization(),
      }),
  };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
