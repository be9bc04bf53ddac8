import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { NotReadyError } from "#app/people/accounts/ports.server.ts";
import { createToolkit, ToolkitError } from "./toolkit.server.ts";

const project = { projectId: "good-minds-1", apiKey: "a-key", authEmulator: undefined };
const toolkit = createToolkit(project, async () => "a-token");

/** Google answers all that is asked like this. */
const answering = (status: number, message: string) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ error: { message } }, { status }));

test.each([
  [400, "API key not valid. Please pass a valid API key."],
  [400, "CONFIGURATION_NOT_FOUND"],
  [400, "OPERATION_NOT_ALLOWED : Password sign-in is disabled for this project."],
  [401, "Request had invalid authentication credentials."],
  [403, "Requests to this API method are blocked."],
])("the answer %d %s is about the settings, and no member's fault", async (status, message) => {
  answering(status, message);
  await expect(toolkit.ask("signUp", {})).rejects.toBeInstanceOf(NotReadyError);
  await expect(toolkit.manage("lookup", {})).rejects.toBeInstanceOf(NotReadyError);
});

test("a refusal of what a member typed has its code", async () => {
  answering(400, "WEAK_PASSWORD : Password should be at least 6 characters");
  const refused = await toolkit.ask("signUp", {}).catch((error) => error);
  expect(refused).toBeInstanceOf(ToolkitError);
  expect(refused).toMatchObject({ code: "WEAK_PASSWORD", isOpen: false });
});

test("a service account that Google refuses is about the settings, and one that cannot be checked is not", async () => {
  const refused = (error: object) => createToolkit(project, () => Promise.reject(error)).manage("lookup", {});
  await expect(refused({ status: 400, message: "invalid_grant" })).rejects.toBeInstanceOf(NotReadyError);
  const unreachable = await refused(new Error("ENOTFOUND")).catch((error) => error);
  expect(unreachable).not.toBeInstanceOf(NotReadyError);
  expect(unreachable).toMatchObject({ name: "ServiceError", isOpen: false });
});

test("a request that is not answered in time is ended, with its connection", async () => {
  // Answers nothing.
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const asked = once(server, "request");
  const later = vi.spyOn(globalThis, "setTimeout");
  const authEmulator = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = createToolkit({ ...project, authEmulator }, async () => "a-token").ask("signUp", {});
  const [, { socket }] = await asked;
  const ended = once(socket, "close");
  const [endWaiting] = later.mock.calls.find(([, delay]) => delay === 8000) ?? [];
  endWaiting?.();
  await expect(answer).rejects.toMatchObject({ name: "ServiceError", isOpen: true });
  await ended;
});
