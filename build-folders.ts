/** What pages, pictures and documents are made from. */
export const contentDir = process.env.CONTENT_DIR || "content";
/** Where the build is kept. The tests have one of their own. */
export const buildDir = process.env.BUILD_DIR || "build";
/** Where pictures and documents are kept until the build copies them. */
export const madeDir = process.env.MADE_DIR || "made";
