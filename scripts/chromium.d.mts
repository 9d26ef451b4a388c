export const HOW_TO_INSTALL: string;
export function findChromium(): string | undefined;
export function requireChromium(find?: () => string | undefined): string;
export function installChromium(): boolean;
