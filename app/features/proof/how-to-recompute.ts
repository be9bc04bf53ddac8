/** How to verify the publication log with `curl`, `jq` and `sha256sum`. @param log the address of the log */
export function howToRecompute(log: string): Record<"hash" | "data" | "en" | "mr" | "content", string> {
  const command = (filter: string) => `curl -s ${log} | jq -j '${filter}' | sha256sum`;
  const inLanguage = (locale: string) =>
    command(
      `.entries[4].content | walk(if type == "object" and has("en") and has("mr") then .${locale} else . end) | tojson`,
    );
  return {
    hash: command(".entries[4] | .prev + (.entry | tojson)"),
    data: command(".entries[4].content | tojson"),
    en: inLanguage("en"),
    mr: inLanguage("mr"),
    content:
      "These commands print the hash of entry 5 and its digests, which must equal .hash, .entry.data, .entry.texts.en and .entry.texts.mr. An entry has its content here only while it is the newest about its record and public. The fields in .entry.without are for the office alone, and no digest covers them. In entries of version 1 the digests cover such fields too, so an entry that has any is shown without its content.",
  };
}
