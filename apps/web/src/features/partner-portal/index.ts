export { PortalScreen } from "./portal-screen.tsx";
