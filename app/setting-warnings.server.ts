import { isOnThisMachine } from "./setting-values.server.ts";
import type { Settings } from "./settings.server.ts";

export function settingWarnings({ siteUrl, initialToken, databaseUrl, siteSecret, firebase }: Settings): string[] {
  const plain = siteUrl.startsWith("http:") && !isOnThisMachine(siteUrl);
  const isEmulated = firebase.authEmulator !== undefined || firebase.firestoreEmulator !== undefined;
  return [
    ...(plain ? ["SITE_URL is not https: passwords and sessions can be read on the way. Put https in front."] : []),
    ...(initialToken ? ["INITIAL_AUTH_TOKEN is set: the first person to open /faculty-login gets its account."] : []),
    ...(siteSecret && !databaseUrl
      ? ["SITE_SECRET is not used without DATABASE_URL: the data folder has its own."]
      : []),
    ...(isEmulated
      ? ["An emulator of Firebase is set: it lets anyone in as anyone, and loses all data when it stops."]
      : []),
  ];
}
