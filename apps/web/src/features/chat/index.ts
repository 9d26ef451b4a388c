export type { ResultsDrawing } from "./answer-parts.tsx";
export { ChatScreen } from "./chat-screen.tsx";
