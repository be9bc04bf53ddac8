/** The baseline for pages: a server that answers every request with the recorded bytes and headers of a URL. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getAnswer } from "../scripts/measure/answer.ts";

const { status, headers, body } = await getAnswer(process.argv[2] ?? "");
// Node adds these three itself.
const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...sent } = headers;
const server = createServer((_request, response) => {
  response.writeHead(status, sent);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
