import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Unfinished responses allowed on one connection; browsers and proxies wait for one before sending the next request.
 */
const mostUnfinished = 8;

interface Connections {
  /** Accepts a new connection; at the limit, another is closed for it. False: none can be closed, refuse it. */
  open: (socket: Socket) => boolean;
  /** Records the response to a new request. False: its connection is closed, so the request needs no work. */
  begin: (response: ServerResponse) => boolean;
  /** The unfinished responses of a connection, the oldest first. */
  unfinished: (socket: Socket) => ServerResponse[];
}

/**
 * Limits the connections of a server. When the limit is reached, a new visitor takes the place of the oldest connection
 * that is idle, sends a form slowly or reads a response slowly. A client that sends requests and reads no responses is
 * cut off before these fill the memory.
 */
export function trackConnections(mostConnections: number): Connections {
  /** The unfinished responses of each connection; the connection that has been idle for longest comes first. */
  const sockets = new Map<Socket, Set<ServerResponse>>();

  function oldest(isFree: (answers: Set<ServerResponse>) => boolean): Socket | undefined {
    for (const [socket, answers] of sockets) if (isFree(answers)) return socket;
    return undefined;
  }

  function makeRoom(): boolean {
    const isReceiving = ({ req }: ServerResponse) => !req.complete;
    const isSending = ({ headersSent }: ServerResponse) => headersSent;
    const every = (is: (answer: ServerResponse) => boolean) => oldest((answers) => [...answers].every(is));
    const socket = oldest((answers) => answers.size === 0) ?? every(isReceiving) ?? every(isSending);
    if (!socket) return false;
    socket.destroy();
    return sockets.delete(socket);
  }

  return {
    open(socket) {
      if (sockets.size >= mostConnections && !makeRoom()) return false;
      sockets.set(socket, new Set());
      socket.once("close", () => sockets.delete(socket));
      return true;
    },
    begin(response) {
      const { socket } = response.req;
      const answers = sockets.get(socket);
      if (!answers || socket.destroyed) return false;
      if (answers.size >= mostUnfinished) {
        socket.destroy();
        return false;
      }
      answers.add(response);
      response.once("close", () => {
        answers.delete(response);
        // Move it to the end of the map: it is now the most recently active.
        if (sockets.delete(socket)) sockets.set(socket, answers);
      });
      return true;
    },
    unfinished: (socket) => [...(sockets.get(socket) ?? [])],
  };
}
