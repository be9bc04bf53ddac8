/** Lets a program read the generated files of another folder than made/, as tests do: `--import` it. */
import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { madeDir } from "../../build-folders.ts";

registerHooks({
  resolve(name, context, next) {
    const file = /^#made\/(.*)$/.exec(name)?.[1];
    return next(file === undefined ? name : pathToFileURL(resolve(madeDir, file)).href, context);
  },
});
