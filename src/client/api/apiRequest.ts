/** How far long work is; `of` is null while nobody knows. */
export interface WorkProgress {
  done: number;
  of: number | null;
}

/** One call as the transport takes it. */
export interface ApiRequest {
  method: string;
  /** Path below the base, with its query. */
  url: string;
  /** The operation as the contract names it, `METHOD /path/{param}`; absent where nobody has to know. */
  operation?: string;
  /** Names of the values that stand in the path. */
  params?: readonly string[];
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Called with the progress of long work, where its endpoint reports it; the call then has no time limit. */
  onProgress?: (progress: WorkProgress) => void;
  /** A file is expected instead of an envelope. */
  file?: boolean;
}
