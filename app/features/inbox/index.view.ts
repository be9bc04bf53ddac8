/** What other features may draw. */

export { InboxCard, usualKind } from "./today/inbox-card.tsx";
