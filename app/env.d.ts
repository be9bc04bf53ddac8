declare module "*?minified" {
  const script: string;
  export default script;
}

declare module "virtual:react-router/inject-hmr-runtime" {}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}
