export type { ResultsDrawing } from "./answer-parts.tsx";
export { ChatScreen, type ChatScreenProps } from "./chat-screen.tsx";
