type Language = "curl" | "python" | "javascript" | "php";
export function hasInterpreter(language: Language): boolean;
export function howToInstall(language: Language): string;
export function ensureInterpreters(): readonly Language[];
