import type { HeadersArgs } from "react-router";

/**
 * Headers of a response that is one visitor's: no shared cache has it, and browsers revalidate it. `no-store` would also
 * keep the page out of the browser's back-forward cache.
 */
export const privateCaching = { headers: { "Cache-Control": "private, no-cache" } };

/** Headers of a page whose action or loader can say how it is cached; otherwise those of the surrounding layout. */
export const pageHeaders = ({ actionHeaders, loaderHeaders, parentHeaders }: HeadersArgs): Headers =>
  [actionHeaders, loaderHeaders].find((each) => each.has("Cache-Control")) ?? parentHeaders;
