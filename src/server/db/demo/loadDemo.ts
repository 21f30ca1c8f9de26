import type { App } from '../../http/context';

/** Placeholder until the demo data lands. */
export async function loadDemo(_app: App, _log: (line: string) => void): Promise<void> {}
