/**
 * Something that happens by itself may take this long on a busy machine. The limit only separates "late" from "never": a
 * promise about time is a test of its own, on a clock that the test moves.
 */
export const PATIENCE_MS = 60_000;
const BREATH_MS = 50;

/** Looks until there is something to see, and gives it. Throws with `what` when it does not come in time. */
export async function until<Seen>(
  what: string | (() => string),
  look: () => Seen | Promise<Seen>,
): Promise<Exclude<Seen, undefined | null | false>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== null && seen !== false) {
      return seen as Exclude<Seen, undefined | null | false>;
    }
    if (Date.now() > end) throw new Error(`never came: ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
  }
}
