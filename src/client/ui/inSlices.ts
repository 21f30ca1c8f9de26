/** Longest that a slice goes on before the page may draw and take keys again, in ms. */
const SLICE_MS = 12;
/** The first one is shorter: who calls it has worked in the same task already. */
const FIRST_MS = 4;

/** Resolves in a task of its own, before which the page may draw and take keys. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Works through a long list in slices, between which the page draws and takes keys; a list that is done within one slice is
 * done at once. Resolves to false, without having done the rest, once `gone` says between two slices that nobody waits
 * for it any more.
 */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  gone: () => boolean = () => false,
): Promise<boolean> {
  let until = performance.now() + FIRST_MS;
  for (const item of items) {
    if (performance.now() >= until) {
      await nextTask();
      if (gone()) return false;
      until = performance.now() + SLICE_MS;
    }
    work(item);
  }
  return true;
}
