import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig, minify, type Plugin } from "vite";
import { buildDir, contentDir, madeDir } from "./build-folders.ts";
import { leftOutPages } from "./left-out-pages.ts";
import software from "./package.json" with { type: "json" };

/** Gives the inline script of every page as text, made small. */
function bootScript(): Plugin {
  const file = "app/design/boot-script.js";
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

/** No page is hydrated, so the code of pages stays on the server: the browser's build gets them empty. */
function serverPages(): Plugin {
  const empty =
    "export const handle = null, meta = null, links = null, ErrorBoundary = null, Layout = null; export default null;";
  return {
    name: "server-pages",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/app\/(features\/.+(page|endpoint)|features\/endpoints\/.+|root)\.tsx?(\?|$)/ },
      handler: (_code, id) => (id.includes("?") ? undefined : empty),
    },
  };
}

/** Pages are drawn on the server alone, so in development a change of any of them reloads the page. */
function reloadOnChange(): Plugin {
  return {
    name: "reload-on-change",
    apply: "serve",
    configureServer(server) {
      // As app/platform/http/page-app.server.ts does: a post to `/` is for the first page, not for the frame around all pages.
      server.middlewares.use((request, _response, next) => {
        const url = request.url?.replace(/^\/(\?|$)/, "/?index&");
        if (request.method === "POST") Object.assign(request, { url, originalUrl: url });
        next();
      });
      server.watcher.add(contentDir);
      server.watcher.on("change", async (file) => {
        if (/content\/.*\.yaml$/.test(file)) await server.restart();
        server.hot.send({ type: "full-reload" });
      });
    },
  };
}

/** React is built in, to be its production self wherever the server is started from. */
const react = ["react", "react-dom", "react-router"];

/** Packages of many small modules, which Node takes longer to find and load than the whole rest of a start. */
const manyModules = [
  ...["kysely", "zod", "yaml", "diff", "hono", "@hono/node-server", "nodemailer"],
  ...[/^@zxcvbn-ts\//, "fastest-levenshtein"],
];

const builtIn = [...react, ...manyModules];

export default defineConfig(({ command }) => ({
  plugins: [
    mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] }),
    tailwindcss(),
    bootScript(),
    serverPages(),
    reactRouter(),
    reloadOnChange(),
  ],
  define: {
    // A clock that says less is wrong; app/platform/db/clock.server.ts reads it.
    __BUILT_AT__: String(Date.now()),
    // What app/features/office/guide/guide-page.tsx says.
    __VERSION__: JSON.stringify(software.version),
    // What app/platform/content/left-out.ts says.
    __LEFT_OUT__: JSON.stringify(leftOutPages(contentDir)),
    // React has two forms of itself, and would choose the slow one wherever NODE_ENV is not set.
    ...(command === "build" && { "process.env.NODE_ENV": '"production"', __BUILD_DIR__: JSON.stringify(buildDir) }),
  },
  // In style sheets "#" begins a fragment, so there made/ is "@made".
  resolve: { alias: { "#content": resolve(contentDir), "#made": resolve(madeDir), "@made": resolve(madeDir) } },
  // What scripts/make-*.ts make: pictures, documents, icons.
  publicDir: `${madeDir}/public`,
  build: { assetsInlineLimit: 0 },
  // Our sheets have no light-dark(), so no help for it is added where a color-scheme is set: Features.LightDark.
  css: { lightningcss: { exclude: 1 << 20 } },
  environments: {
    // One module graph on the server: what the server starts and what pages use is the same.
    ssr: {
      build: { rollupOptions: { input: "./app/site.server.ts", external: ["#firebase"] } },
      resolve: { noExternal: command === "build" ? builtIn : [] },
    },
  },
}));
