/** Addresses of the pages that this institute does not have; vite.config.ts defines it from left-out-pages.ts. */
declare const __LEFT_OUT__: string[];

/** Whether a page is left out of the build, because content/pages has no text for it: nothing may link to it. */
export const isLeftOut = (address: string): boolean =>
  typeof __LEFT_OUT__ === "undefined" ? false : __LEFT_OUT__.includes(address);
