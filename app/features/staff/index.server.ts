export { gateContext, passGate } from "./gate/gate.server.ts";
export { cliOperator as atCommand } from "./people/by-whom.ts";
export { countPeople } from "./people/people-counts.server.ts";
export { activePrincipals } from "./people/role-rules.server.ts";
export { askAgain, formTokenOf, mustConfirm, requireStaff, staffOf, wasCarried as wasKept } from "./staff-of.server.ts";
export { type StaffServices, staffServicesContext } from "./staff-services.server.ts";
export { hasHadPrincipal, staffByEmail, staffById } from "./staff-users.rows.server.ts";
