/**
 * Loaded before a server (`--import`), it makes compressing a page cheap: at full quality a page takes a tenth of a
 * second of a processor, and hardly a test has the same server draw it twice.
 */
import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";

const { brotliCompress, constants } = zlib;
zlib.brotliCompress = (body, _options, callback) =>
  brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, callback);
syncBuiltinESMExports();
