export { NoticeBoardLink } from "./notice-board-link.tsx";
export { PosterLinks } from "./poster-links.tsx";
