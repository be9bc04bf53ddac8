import pg from "pg";
import { freePort, temporaryFolder } from "../scripts/measure/program.ts";
import { startPostgres } from "../tests/help/postgres-server.ts";

/** A PostgreSQL server for measurements, stopped and deleted when the block that holds it is left. */
export interface MeasuredPostgres extends AsyncDisposable {
  /** Makes an empty database. @returns the settings of a site that uses it, in so many processes */
  newSite: (processes: number) => Promise<Record<string, string>>;
}

/**
 * Starts PostgreSQL from npm with its own settings, so it waits for the disk at each commit, in the same parent folder
 * as the SQLite stores that are measured.
 */
export async function measuredPostgres(): Promise<MeasuredPostgres> {
  const folder = temporaryFolder();
  const { urlOf, stop } = await startPostgres(await freePort(), { folder: folder.path, settings: {} });
  let count = 0;
  return {
    async newSite(processes) {
      count += 1;
      const name = `bench_${count}`;
      const client = new pg.Client({ connectionString: urlOf("postgres") });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return { DATABASE_URL: urlOf(name), SITE_SECRET: "00".repeat(32), WEB_CONCURRENCY: String(processes) };
    },
    async [Symbol.asyncDispose]() {
      await stop();
      folder[Symbol.dispose]();
    },
  };
}
