import { once } from "node:events";
import { createServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { profilePath } from "#app/people/accounts/ports.server.ts";
import { openFirebase } from "./firebase.server.ts";

const asha = { uid: "asha-1" };
const hers = profilePath("good-minds", asha.uid);

/** What gRPC calls a change that came into the way of another's: nothing of it was done. */
const aborted = "10";

/** A Firestore that answers each request with the next of these numbers of gRPC, and then with the last. */
async function answering(statuses: string[]) {
  const asked: string[] = [];
  const server = createServer();
  server.on("stream", (stream, headers) => {
    const status = statuses[Math.min(asked.length, statuses.length - 1)] ?? "0";
    asked.push(String(headers[":path"]).split("/").at(-1) ?? "");
    stream.on("error", () => {});
    const answer = { ":status": 200, "content-type": "application/grpc" };
    if (status !== "0") return stream.respond({ ...answer, "grpc-status": status }, { endStream: true });
    stream.respond(answer, { waitForTrailers: true });
    stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0" }));
    // A message without fields.
    stream.end(Buffer.alloc(5));
  });
  server.on("session", (session) => onTestFinished(() => session.destroy()));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { projectId: "demo-good-minds", apiKey: "any-key", serviceAccount: undefined };
  const { documents } = openFirebase({ ...settings, authEmulator: host, firestoreEmulator: host }, Date.now);
  return { documents, asked };
}

test("a change that Firestore aborted, since another was under way, is sent again", async () => {
  const { documents, asked } = await answering([aborted, aborted, "0"]);
  expect(await documents.set(asha, hers, { name: "Asha" }, undefined)).toBe("kept");
  expect(asked).toEqual(["Commit", "Commit", "Commit"]);
  const other = await answering([aborted, "0"]);
  await other.documents.remove(asha, hers);
  expect(other.asked).toEqual(["Commit", "Commit"]);
});
