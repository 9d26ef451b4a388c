export function keepFormer(from: string, to: string, nowMs: number): void;
