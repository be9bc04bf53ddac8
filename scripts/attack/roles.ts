import type { StaffRole } from "../../app/lib/actor.ts";
import { sentEnquiry } from "./enquiries.ts";
import { expected, type Finding } from "./finding.ts";
import { type Right, recordOf, screens } from "./office-addresses.ts";
import { oneByOne } from "./one-by-one.ts";
import { actionsOfRoles, statusOf } from "./permitted-actions.ts";
import { promotions } from "./promotions.ts";
import type { Target } from "./server.ts";
import { newStaff, type Staff } from "./staff.ts";

const roles: StaffRole[] = ["office", "principal", "admin"];

const holders: Record<Right, StaffRole[]> = {
  own: roles,
  inbox: ["office", "principal"],
  write: ["office", "principal"],
  decide: ["principal"],
  seePeople: ["principal", "admin"],
};

/** Checks which pages each role sees. */
async function seenScreens(site: Target): Promise<Finding[]> {
  const { reference } = await sentEnquiry(site);
  const findings: Finding[] = [];
  let record = "";
  for (const role of roles) {
    const { visitor } = await newStaff(site, role);
    record ||= await recordOf(visitor, "notices");
    const wrong: string[] = [];
    for (const [path, right] of screens(reference, record)) {
      const { status } = await visitor.get(path);
      const isRight = holders[right].includes(role) ? status === 200 : status === 403 || status === 404;
      if (!isRight) wrong.push(`${path} ${status}`);
    }
    const told = wrong.join(", ") || "as the role says";
    findings.push(expected(`each screen as ${role}`, told, "as the role says", wrong.length === 0));
  }
  return findings;
}

/**
 * Checks that no role can do what only others may: each form is filled in as a permitted role sees it, then sent by the
 * others, and finally by the permitted one, for whom it must change something.
 */
async function forbiddenForms(site: Target): Promise<Finding> {
  const accounts = await Promise.all(roles.map(async (role) => [role, await newStaff(site, role)] as const));
  const staff = Object.fromEntries(accounts) as Record<StaffRole, Staff>;
  const all = await actionsOfRoles(site, staff);
  const wrong: string[] = [];
  for (const { name, by, prepare, changes } of all) {
    const send = await prepare();
    for (const role of roles.filter((each) => !by.includes(each))) {
      const { status, isSame } = await statusOf(site, changes, () => send(staff[role].visitor));
      if (!isSame || ![401, 403, 404].includes(status)) wrong.push(`${name} by ${role}: ${status}, done: ${!isSame}`);
    }
    const [allowed = "office"] = by;
    const { status, isSame } = await statusOf(site, changes, () => send(staff[allowed].visitor));
    if (changes.length === 0 ? status !== 200 : isSame) wrong.push(`${name} by ${allowed}: ${status}, not done`);
  }
  const told = wrong.join("; ") || "refused, then done";
  return expected(
    `${all.length} forms of other roles, then of one's own`,
    told,
    "refused, then done",
    wrong.length === 0,
  );
}

/** Checks that each role sees and does exactly what it may. */
export const rolesCheck = (): Promise<Finding[]> => oneByOne([seenScreens, forbiddenForms, promotions]);
