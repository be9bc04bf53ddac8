import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minify, type Plugin } from "vite";
import { buildDir, contentDir } from "./build-folders.ts";
import software from "./package.json" with { type: "json" };

/** Provides a script as minified text, for `import script from "./script.js?minified"`. */
function minifiedScripts(): Plugin {
  const ending = "?minified";
  return {
    name: "minified-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(ending)) return;
      const file = id.slice(0, -ending.length);
      this.addWatchFile(file);
      const { code } = await minify(file, readFileSync(file, "utf8"));
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}

/** Leaves out Tailwind's banner, which each visitor would load: it makes the theme, and none of its rules is in a sheet. */
function sheetsWithoutBanner(): Plugin {
  return {
    name: "sheets-without-banner",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = String(file.source).replace(/^\/\*! tailwindcss .*?\*\/\n/, "");
    },
  };
}

/** No page is hydrated, so pages run only on the server: the browser's build gets empty modules for them. */
function serverPages(): Plugin {
  const empty =
    "export const handle = null, meta = null, links = null, ErrorBoundary = null, Layout = null; export default null;";
  return {
    name: "server-pages",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /(page|endpoint|\/app\/site\/endpoints\/[\w.-]{1,100}|\/app\/root)\.tsx?$/ },
      // app/ui has drawings of pages, and no page.
      handler: (_code, id) => (/\/app\/(?!ui\/)/.test(id) ? empty : undefined),
    },
  };
}

/** Pages are rendered only on the server, so in development a change of any module reloads the page. */
function reloadOnChange(): Plugin {
  return {
    name: "reload-on-change",
    apply: "serve",
    configureServer(server) {
      // Like app/cms/http/page-app.server.ts: a post to `/` is for the home page, not for the root layout.
      server.middlewares.use((request, _response, next) => {
        const url = request.url?.replace(/^\/(\?|$)/, "/?index&");
        if (request.method === "POST") Object.assign(request, { url, originalUrl: url });
        next();
      });
      server.watcher.add(contentDir);
      server.watcher.on("change", async (file) => {
        if (file.includes("content/") && file.endsWith(".yaml")) await server.restart();
        server.hot.send({ type: "full-reload" });
      });
    },
  };
}

/** React is bundled, so that its production version is used wherever the server is started from. */
const react = ["react", "react-dom", "react-router"];

/** Packages of many small modules, which would take Node longer to load than everything else at the start. */
const manyModules = [
  ...["kysely", "zod", "yaml", "diff", "hono", "@hono/node-server", "nodemailer"],
  ...[/^@zxcvbn-ts\//, "fastest-levenshtein"],
];

const builtIn = [...react, ...manyModules];

/** Warnings that ask nothing of who builds: pages are imported when the first is drawn, since tests of services have none. */
const checks = { ineffectiveDynamicImport: false, pluginTimings: false };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), minifiedScripts(), serverPages(), reactRouter(), sheetsWithoutBanner(), reloadOnChange()],
  define: {
    // An earlier clock is wrong; app/lib/db/clock.server.ts reads this.
    __BUILT_AT__: String(Date.now()),
    // Shown by app/office/guide/guide-page.tsx.
    __VERSION__: JSON.stringify(software.version),
    // React has a development and a production version, and would use the slow one if NODE_ENV is not set.
    ...(command === "build" && { "process.env.NODE_ENV": '"production"', __BUILD_DIR__: JSON.stringify(buildDir) }),
  },
  resolve: { alias: { "#content": resolve(contentDir) } },
  publicDir: false,
  // Style sheets name pictures that are made while the site runs (app/pdf/made).
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { external: ["/map.svg", "/map-night.svg"], checks },
  },
  // The style sheets do not use light-dark(), so no fallback for it is needed: Features.LightDark.
  css: { lightningcss: { exclude: 1 << 20 } },
  environments: {
    // A single module graph on the server, shared by the server's start and the pages.
    ssr: {
      build: { rollupOptions: { input: "./app/site.server.ts", external: ["#firebase"] } },
      resolve: { noExternal: command === "build" ? builtIn : [] },
    },
  },
}));
