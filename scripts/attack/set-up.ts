import { expected, type Finding } from "./finding.ts";
import { startTarget } from "./server.ts";
import { officeCommand, pathIn, setUp } from "./staff.ts";
import { countOf, mailsSent, rowsOf } from "./store.ts";
import { createVisitor, freshEmail, mailsTo } from "./visitor.ts";

const name = "Sunrise Institute of Pharmacy";

/**
 * Checks that the browser which did the set-up makes one principal, and from the first account on can neither replace
 * nor erase anything; and that nobody guesses keys by asking for many at once.
 */
export async function setUpCheck(): Promise<Finding[]> {
  await using site = await startTarget({ env: { CONTENT_DIR: "" } });
  const findings: Finding[] = [];
  const guesser = createVisitor(site);
  const guesses = await Promise.all(Array.from({ length: 60 }, () => guesser.get(`/setup?key=${"A".repeat(22)}`)));
  const judged = guesses.filter(({ status }) => status === 404).length;
  findings.push(expected("60 wrong keys at once", `${judged} judged`, "<= 20", judged <= 20));

  const key = (await officeCommand(site, "setup")).trim().split("?key=")[1] ?? "";
  const holder = createVisitor(site);
  await holder.post("/setup", { key });
  await holder.post("/setup?question=names", { nameEn: name });
  const end = (email: string) => holder.post("/setup?question=all", { name: "Asha Namune", email });
  await Promise.all([end(freshEmail()), end(freshEmail())]);
  const people = () => countOf(site, "SELECT count(*) FROM staffUsers");
  const invited = people();
  findings.push(expected('"finish" twice at once, with two addresses', `${invited} accounts`, "1", invited === 1));

  const [row] = rowsOf(site, "SELECT email FROM staffUsers");
  const email = String(row?.email);
  await mailsSent(site);
  const [mail] = await mailsTo(site, email);
  await setUp(site, pathIn(mail?.text ?? "", site, "enrol"), email);
  const { status } = await holder.get("/setup");
  findings.push(expected("its browser after the first account", String(status), "404", status === 404));
  await holder.post("/setup?question=all", { do: "startOver" });
  await holder.post("/setup?question=names", { nameEn: "Evil Institute" });
  await end(freshEmail());
  const { html } = await createVisitor(site).get("/");
  const isSafe = people() === 1 && html.includes(name) && !html.includes("Evil");
  const shown = `${people()} accounts; the site ${html.includes(name) ? "stays" : "is another"}`;
  findings.push(expected("it starts over, answers and finishes again", shown, "1 account; the site stays", isSafe));
  const said = await officeCommand(site, "setup").catch(({ stderr }) => String(stderr));
  const isSaid = said.includes("/office/set-up") && !said.includes("key=");
  findings.push(expected("the command for another link", isSaid ? "says why not" : said, "says why not", isSaid));
  return findings;
}
