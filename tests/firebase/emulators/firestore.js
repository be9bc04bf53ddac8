/**
 * The Firestore of npm, for machines without Google's own emulator: `node firestore.js PORT CONTROL_PORT`. A request to
 * the second port deletes all documents.
 */
import { createServer } from "node:http";
import { FirestoreServer } from "@firestore-emulator/server";

const server = new FirestoreServer();
await server.start(Number(process.argv[2]));
createServer((_request, response) => {
  server.state.clear();
  response.end();
}).listen(Number(process.argv[3]), "127.0.0.1");
