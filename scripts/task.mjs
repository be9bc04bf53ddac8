/**
 * `npm start`, `npm test` and the others. This file, and nothing that it imports before the check, has to be understood by
 * every Node since 12, which Ubuntu 22.04 installs.
 */

/** The oldest major version of Node whose npm installs all that the site needs; see `engines` in package.json. */
const oldestNode = 20;

if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  console.error(
    `The site needs Node 24, which it can install by itself with Node ${oldestNode} or 22; this is ${process.version}. See "Node" in docs/operate.md. Nothing was installed.`,
  );
  process.exit(1);
}
import("./run-task.mjs");
