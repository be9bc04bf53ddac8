import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] }),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // The site is one module graph on the server: what the server starts and what pages use is the same.
    rollupOptions: isSsrBuild ? { input: "./app/site.server.ts" } : {},
    assetsInlineLimit: 0,
  },
}));
