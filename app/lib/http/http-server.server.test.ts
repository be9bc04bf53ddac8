import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { patient } from "../../../tests/help/wait.ts";
import { allowSlowArrival, createHttpServer } from "./http-server.server.ts";

const limits = {
  connections: 50,
  requestsPerConnection: 100,
  requestSeconds: 60,
  stalledSeconds: 30,
  keepAliveSeconds: 5,
};
const get = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

/** Serves on a free port; `open` connects to it and sends bytes. */
async function serve(listener: RequestListener, own: Partial<typeof limits> = {}) {
  const server = createHttpServer(listener, { ...limits, ...own }, { "x-frame-options": "DENY" });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const open = async (bytes = ""): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(bytes);
    return socket;
  };
  return { open, url: `http://127.0.0.1:${port}` };
}

const hello: RequestListener = (_request, response) => response.end("hello");

/** A listener that never answers; records how many requests have begun. */
function silent() {
  const counted = { begun: 0 };
  const listener: RequestListener = () => {
    counted.begun += 1;
  };
  return { listener, begun: (count: number) => vi.waitFor(() => expect(counted.begun).toBe(count), patient), counted };
}

test("at the connection limit, the longest idle connection is closed for a new one", async () => {
  const { open, url } = await serve(hello, { connections: 3 });
  const idle = [await open(), await open(), await open()];
  expect(await (await fetch(url)).text()).toBe("hello");
  await vi.waitFor(() => expect(idle.map(({ closed }) => closed)).toEqual([true, false, false]), patient);
});

test("at the limit, a form that is sent very slowly is closed; a response in preparation is not", async () => {
  const { listener, begun } = silent();
  const { open } = await serve(listener, { connections: 2 });
  const waiting = await open(get);
  const slow = await open("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc");
  await begun(2);
  const next = await open(get);
  await begun(3);
  expect([waiting.closed, slow.closed, next.closed]).toEqual([false, true, false]);
});

test("when every connection waits for its answer, a new one is refused with 503", async () => {
  const { listener, begun } = silent();
  const { open } = await serve(listener, { connections: 1 });
  await open(get);
  await begun(1);
  const refused = await text(await open());
  expect(refused).toMatch(/^HTTP\/1\.1 503 .*retry-after: 10/is);
  expect(refused).toMatch(/x-frame-options: DENY/);
});

test("of a client that pipelines requests and reads no answers, few requests are begun", async () => {
  const { listener, counted } = silent();
  const { open } = await serve(listener);
  const socket = await open(get.repeat(2000));
  await new Promise((resolve) => socket.once("close", resolve));
  expect(counted.begun).toBe(8);
});

test("a reader who stalls is disconnected, one who waits for an answer is not", async () => {
  const stalled = Promise.withResolvers<boolean>();
  const { open, url } = await serve(
    (request, response) => {
      if (request.url !== "/large") return void stalled.promise.then(() => response.end("late"));
      response.end(Buffer.alloc(32 * 1024 * 1024));
      response.once("close", () => stalled.resolve(response.writableFinished));
    },
    { stalledSeconds: 0.2 },
  );
  const waiting = fetch(url);
  (await open(get.replace("/", "/large"))).pause();
  expect(await stalled.promise).toBe(false);
  expect(await (await waiting).text()).toBe("late");
});

test("what is not an HTTP request is refused, with the headers of every response", async () => {
  const { open } = await serve(hello);
  expect(await text(await open("GARBAGE\r\n\r\n"))).toMatch(/^HTTP\/1\.1 400 .*x-frame-options: DENY/is);
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"a".repeat(20_000)}\r\n\r\n`;
  expect(await text(await open(long))).toMatch(/^HTTP\/1\.1 431 /);
});

test("a large body arrives whole, and so does a large response, on one connection", async () => {
  const { url } = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.end(Buffer.concat(chunks));
  });
  const body = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => at % 251));
  const answer = await fetch(url, { method: "POST", body });
  expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
});

test("a form has its time to arrive in; a photograph of somebody who may send slowly has more", async () => {
  const { open } = await serve(
    async (request, response) => {
      if (request.url === "/slow") allowSlowArrival(request);
      await text(request).then(
        (body) => response.end(body),
        () => {},
      );
    },
    { requestSeconds: 0.15 },
  );
  /** Sends a byte every 30 ms. */
  async function drip(path: string) {
    const socket = await open(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 10\r\n\r\n`,
    );
    const timer = setInterval(() => socket.writable && socket.write("a"), 30);
    try {
      return await text(socket);
    } finally {
      clearInterval(timer);
    }
  }
  const [form, photograph] = await Promise.all([drip("/"), drip("/slow")]);
  expect(form).toMatch(/^HTTP\/1\.1 408 .*x-frame-options: DENY/is);
  expect(photograph).toMatch(/^HTTP\/1\.1 200 .*aaaaaaaaaa$/is);
});
