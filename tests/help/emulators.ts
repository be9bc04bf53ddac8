/** Whether these are the tests against the emulators of Firebase: `npm run test:firebase`. */
export const hasEmulators = process.env.TEST_AUTH_HOST !== undefined;

/** Whether Firestore is Google's own emulator, and not npm's, which does not support versions and rules. */
export const isGoogles = process.env.TEST_FIRESTORE_KIND === "google";

/** The hosts and ports of the emulators. */
export const authHost: string = process.env.TEST_AUTH_HOST ?? "";
export const firestoreHost: string = process.env.TEST_FIRESTORE_HOST ?? "";

/** The project of the emulators; with the prefix "demo-", no real project is ever contacted. */
export const project = "demo-good-minds";

/** The settings of a site that uses Firebase through these hosts. */
export const firebaseSettings = ({ auth = authHost, firestore = firestoreHost } = {}) => ({
  SITE_URL: "http://localhost:3000",
  FACULTY_SERVICE: "firebase",
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: "any-key",
  FIREBASE_AUTH_EMULATOR_HOST: auth,
  FIRESTORE_EMULATOR_HOST: firestore,
});

/** Deletes all accounts and documents. */
export async function emptyEmulators(): Promise<void> {
  const google = `${firestoreHost}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const documents = isGoogles ? google : process.env.TEST_FIRESTORE_CONTROL;
  for (const place of [`${authHost}/emulator/v1/projects/${project}/accounts`, documents]) {
    const url = `http://${place}`;
    const { ok, status } = await fetch(url, { method: "DELETE", headers: { Authorization: "Bearer owner" } });
    if (!ok) throw new Error(`${url} answered with ${status}.`);
  }
}
