/** Browsers revalidate each time, and get a 304 if nothing has changed; shared caches may keep it for a minute. */
export const publicCaching = "public, max-age=0, s-maxage=60";
