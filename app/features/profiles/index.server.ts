export { namesakesOf, teacherHints } from "./directory/teacher-hints.server.ts";
export { asApproved, teacherSummaries as teachersInShort } from "./directory/teachers.server.ts";
export { type Directory, directoryContext, isAsApproved } from "./directory.service.server.ts";
export { type Moderation, moderationContext } from "./moderation.service.server.ts";
export type { ProfileChange } from "./profile-documents.server.ts";
export { createProfiles, type Profiles, profilesContext } from "./profiles.service.server.ts";
export type { ListedMember } from "./shown-profiles.server.ts";
export { needsDecision, waitingProfilesIn } from "./waiting-profiles.server.ts";
