/** Components that other features may use. */

export { PosterLinks } from "./poster-links.tsx";
