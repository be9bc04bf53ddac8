/** `/healthz`: the process is alive. */
export const loader = (): Response => Response.json({ alive: true }, { headers: { "Cache-Control": "no-store" } });
