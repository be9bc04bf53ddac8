/** What other features may draw. */

export { InboxCard } from "./today/inbox-card.tsx";
