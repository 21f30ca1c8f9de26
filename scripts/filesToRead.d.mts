export const BEHAVIOURS: Record<string, [file: string, name: string][]>;
export function filesToRead(behaviour: string): string[];
