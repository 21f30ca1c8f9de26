/** Folders under `tools` with packages of their own. */
export const TOOLS: string[];

/** Every lock file of the project, its own first. */
export const LOCK_FILES: string[];

/** Installs the packages of one folder under `tools` when they are not there. Throws when that fails. */
export function ensureTool(tool: string): Promise<void>;
