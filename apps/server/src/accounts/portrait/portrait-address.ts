import { endpoints } from "@propertyvr/contracts";

/** Another photo has another address, so that nobody is shown the old one. */
export const portraitAddress = (fileId: string): string => `${endpoints.portrait.path}?v=${fileId}`;
