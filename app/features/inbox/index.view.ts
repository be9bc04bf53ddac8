export { InboxCard, usualKind } from "./today/inbox-card.tsx";
