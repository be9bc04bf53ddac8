import { readFileSync } from "node:fs";
import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig, minify, type Plugin } from "vite";

/** Gives the inline script of every page as text, made small. */
function bootScript(): Plugin {
  const file = "app/ui/boot-script.js";
  return {
    name: "boot-script",
    resolveId: (id) => (id === "virtual:boot-script" ? `\0${id}` : undefined),
    async load(id) {
      if (id !== "\0virtual:boot-script") return;
      this.addWatchFile(file);
      const { code } = await minify(file, readFileSync(file, "utf8"));
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}

/** Pages are drawn on the server alone, so in development a change of any of them loads the page anew. */
function reloadOnChange(): Plugin {
  return {
    name: "reload-on-change",
    apply: "serve",
    configureServer(server) {
      server.watcher.add("content");
      server.watcher.on("change", async (file) => {
        if (/content\/.*\.yaml$/.test(file)) await server.restart();
        server.hot.send({ type: "full-reload" });
      });
    },
  };
}

export default defineConfig({
  plugins: [
    mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] }),
    tailwindcss(),
    bootScript(),
    reactRouter(),
    reloadOnChange(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    // One module graph on the server: what the server starts and what pages use is the same.
    ssr: { build: { rollupOptions: { input: "./app/site.server.ts" } } },
  },
});
