import type { PublicEnv } from '../contract/publicEnv';

/** What server rendering needs of the running server: a call in process, and the settings a browser may know. */
export interface AppHandle {
  inject(call: { method: string; url: string; headers: Record<string, string>; payload?: string }): Promise<{
    statusCode: number;
    headers: Record<string, unknown>;
    body: string;
  }>;
  publicEnv: PublicEnv;
}

declare global {
  var __stlbs: AppHandle | undefined;
}

/** Pages are bundled apart from the server, so they meet on `globalThis`, set once by main. */
export function setAppHandle(handle: AppHandle): void {
  globalThis.__stlbs = handle;
}

/** The running server, or undefined where pages run without it (a build). */
export function getAppHandle(): AppHandle | undefined {
  return globalThis.__stlbs;
}
