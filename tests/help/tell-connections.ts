/** Loaded before a server (`--import`), it logs every outgoing connection of the server as an error. */
import { Socket } from "node:net";

const { connect } = Socket.prototype;
Socket.prototype.connect = function (this: Socket, ...to: unknown[]) {
  process.stderr.write("a connection was opened\n");
  return Reflect.apply(connect, this, to);
} as typeof connect;
