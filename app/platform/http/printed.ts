/** A file to print, which is made for who asks and shown in the browser. */
export const printed = (bytes: Uint8Array, type: string, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { "Cache-Control": "no-store", "Content-Type": type, "Content-Disposition": `inline; filename="${name}"` },
  });

/** Says why there is nothing to print. */
export const refusedToPrint = (status: 404 | 422, reason: string): Response =>
  new Response(reason, {
    status,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
