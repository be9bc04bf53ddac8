import type { HeadersArgs } from "react-router";

/** `no-store` would also keep the page out of the browser's back-forward cache. */
export const privateCaching = { headers: { "Cache-Control": "private, no-cache" } };

export const pageHeaders = ({ actionHeaders, loaderHeaders, parentHeaders }: HeadersArgs): Headers =>
  [actionHeaders, loaderHeaders].find((each) => each.has("Cache-Control")) ?? parentHeaders;
