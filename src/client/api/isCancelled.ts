/** What the transport rejects with when the caller's signal aborted. Recognised by its name, without loading the transport. */
export function isCancelled(error: unknown): boolean {
  const name = (error as { name?: unknown } | null)?.name;
  return name === 'CanceledError' || name === 'CancelledError' || name === 'AbortError';
}
