import type { IncomingMessage } from 'node:http';
import type { Language } from '../contract/constants';
import type { PublicEnv } from '../contract/publicEnv';

/** A call of the API in this process. */
export type PageCall = (call: {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}) => Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>;

/** What server rendering needs of the running server: a call in process, and the settings a browser may know. */
export interface AppHandle {
  /** The way of one page's calls, which look up once who is reading. */
  openPage(): PageCall;
  publicEnv: PublicEnv;
  /** Whether what was rendered once may be rendered the same way again: not while somebody develops. */
  keepsRendered: boolean;
  /** The addresses of scripts with all texts of these namespaces; undefined where pages hold their texts themselves. */
  textFiles(language: Language, namespaces: readonly string[]): string[] | undefined;
  /** `X-Forwarded-For` of a call made for somebody: his address, and the trusted proxies between him and this process. */
  forwardedFor(request: IncomingMessage): string;
  /** Reports that an answer of another API does not fit the contract: the operation, and what is wrong with which field. */
  reportMisfit(operation: string, fields: readonly string[]): void;
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
