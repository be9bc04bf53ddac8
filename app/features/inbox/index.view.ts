/** Components that other features may use. */

export { InboxCard, usualKind } from "./today/inbox-card.tsx";
