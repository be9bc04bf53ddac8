import { sessionOf } from "#app/lib/http/cookies.server.ts";
import { createSlots } from "#app/lib/http/queues.server.ts";
import { visitorContext } from "#app/lib/http/visitor.server.ts";
import { directoryContext } from "#app/people/profiles/directory.server.ts";
import { staffOf } from "#app/people/staff/gate.server.ts";
import { may } from "#app/people/staff/roles.ts";
import type { Route } from "./+types/upload-endpoint";
import { signedIn } from "./signed-in-member.server.ts";

export const handle = { query: ["id"], isPrivate: true };

/** The same response whether or not the file exists. */
const notFoundResponse = () =>
  new Response("There is no such file.", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** Limits on concurrent downloads, in total and for each address: each file is held in memory until it is sent. */
const downloadSlots = createSlots(20);
const mostOfAddress = 8;

/** The slowest accepted reader, in bytes per millisecond, and when it is first checked; a slower one loses its slot. */
const leastSpeed = 20;
const grace = 30_000;

/** @returns the function that frees the slot */
function takeSlot(address: string): (() => void) | undefined {
  for (let place = 0; place < mostOfAddress; place += 1) {
    const free = downloadSlots.take(`${address} ${place}`);
    if (free) return free;
  }
  return undefined;
}

/** Sent before anything is read from the store. */
const busyResponse = () =>
  new Response("Many files are being read just now. Please try again in a few seconds.", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "5" },
  });

const chunkSize = 64 * 1024;

/** `onEnd` is called when all bytes are read, or the stream is cancelled. */
function inChunks(bytes: Uint8Array, onEnd: () => void): ReadableStream<Uint8Array> {
  let at = 0;
  let timer: NodeJS.Timeout;
  const end = () => {
    clearTimeout(timer);
    onEnd();
  };
  return new ReadableStream(
    {
      start(controller) {
        timer = setTimeout(
          () => {
            controller.error(new DOMException("The file is read too slowly.", "AbortError"));
            onEnd();
          },
          grace + bytes.length / leastSpeed,
        ).unref();
      },
      pull(controller) {
        if (at < bytes.length) {
          controller.enqueue(bytes.subarray(at, at + chunkSize));
          at += chunkSize;
        } else {
          controller.close();
          end();
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

/** Public once the file is part of an approved profile; before that only for its owner and for reviewers. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  const directory = context.get(directoryContext);
  const asking = await signedIn(context, sessionOf(request), "en");
  const staff = await staffOf(request, context);
  const isReviewer = staff !== undefined && may(staff, "write");
  const isHead = request.method === "HEAD";
  const free = isHead ? () => {} : takeSlot(context.get(visitorContext).address);
  if (!free) return busyResponse();
  // Frees the slot also when the client disconnects without reading the response.
  request.signal.addEventListener("abort", free);
  const found = await directory.file(id, { uid: asking?.member.uid, isReviewer }).catch((error) => {
    free();
    throw error;
  });
  if (!found || request.signal.aborted) {
    free();
    return notFoundResponse();
  }
  const { kind, type, bytes } = found.file;
  return new Response(isHead ? null : inChunks(bytes, free), {
    headers: {
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      "Content-Disposition": `inline; filename="${kind}.${type === "application/pdf" ? "pdf" : "webp"}"`,
      "Cache-Control": found.isPublic ? "public, max-age=300" : "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
