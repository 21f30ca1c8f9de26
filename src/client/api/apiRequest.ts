/** One call as the transport takes it. */
export interface ApiRequest {
  method: string;
  /** Path below the base, with its query. */
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A file is expected instead of an envelope. */
  file?: boolean;
}
