/** Run before a server (`--import`), it makes each connection that the server opens an error in its log. */
import { Socket } from "node:net";

const { connect } = Socket.prototype;
Socket.prototype.connect = function (this: Socket, ...to: unknown[]) {
  process.stderr.write("a connection was opened\n");
  return Reflect.apply(connect, this, to);
} as typeof connect;
