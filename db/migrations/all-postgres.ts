import type { Migration } from "kysely/migration";
import * as submissions from "./0001-submissions.postgres.ts";
import * as publicRevision from "./0008-public-revision.postgres.ts";
import * as manyProcesses from "./0010-many-processes.postgres.ts";
import * as records from "./0012-records.postgres.ts";
import * as setUp from "./0022-set-up.postgres.ts";
import * as looks from "./0037-looks.postgres.ts";
import * as publicationColumns from "./0039-publication-columns.postgres.ts";
import { migrations } from "./all.ts";

/** Steps that need other SQL on PostgreSQL have a file of their own. */
export const postgresMigrations: Record<string, Migration> = {
  ...migrations,
  "0001-submissions": submissions,
  "0008-public-revision": publicRevision,
  "0010-many-processes": manyProcesses,
  "0012-records": records,
  "0022-set-up": setUp,
  "0037-looks": looks,
  "0039-publication-columns": publicationColumns,
};
