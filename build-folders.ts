/** The source of pages, pictures and documents. */
export const contentDir = process.env.CONTENT_DIR || "content";
/** The folder of the build; tests use a separate one. */
export const buildDir = process.env.BUILD_DIR || "build";
