/** What somebody who is not in the office, or must prove again who they are, is shown in place of any page of it. */
export type GateScreen = { step: "password"; problem?: GateProblem; values?: Record<string, string> };

/** Why a step was refused. */
export type GateProblem = { code: "wrongCredentials" } | { code: "tooMany"; seconds: number };
