/** Copies a build's immutable files to the folder that several releases share, and removes builds replaced `days` ago. */
export function publishStatic(build: { from: string; version: string; to: string; days: number; now?: number }): void;

/** The number of days that STATIC_DAYS sets; throws where it is none. */
export function staticDays(text?: string): number;
