import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** On one connection; browsers and proxies wait for one response before sending the next request. */
const mostUnfinished = 8;

interface Connections {
  /** At the limit, another connection is closed for the new one. False: none can be closed, refuse the new one. */
  open: (socket: Socket) => boolean;
  begin: (response: ServerResponse) => boolean;
  unfinished: (socket: Socket) => ServerResponse[];
}

/**
 * A new visitor replaces an idle or slow one; a client that reads no responses is cut off before they fill the memory.
 */
export function trackConnections(mostConnections: number): Connections {
  /** The connection that has been idle for longest comes first. */
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
        // To the end of the map: it is now the most recently active.
        if (sockets.delete(socket)) sockets.set(socket, answers);
      });
      return true;
    },
    unfinished: (socket) => [...(sockets.get(socket) ?? [])],
  };
}
