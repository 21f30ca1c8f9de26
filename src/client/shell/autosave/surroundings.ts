import type { WorkCopy } from './workCopy';

/** What the browser lends. */
export interface Surroundings {
  put(copy: WorkCopy): Promise<boolean>;
  drop(key: string): Promise<void>;
  of(owner: string, place: string): Promise<WorkCopy[]>;
  hold(key: string, until: AbortSignal): void;
  onceLeft(key: string, until: AbortSignal, work: () => Promise<void>): Promise<void>;
  /** Notifies the other tabs that a record was saved. */
  announce(place: string): void;
  online(): boolean;
  now(): number;
}
