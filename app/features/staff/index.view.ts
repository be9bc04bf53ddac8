export { Choice } from "./frame/choice.tsx";
export { OfficePage } from "./frame/office-screen.tsx";
export { GateView } from "./gate/gate-view.tsx";
