/**
 * Runs in the page: hands over each press and key with the time until the next paint, as browsers measure it (Event Timing).
 * Events of one press have one number; those without are no interaction.
 */
export function recordInteractions() {
  const named = (target) => {
    const element = target instanceof Element ? target.closest('button, a, input, textarea, select, [role]') : null;
    if (!element) return 'page';
    const text = (element.ariaLabel ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    return `${element.role ?? element.localName} ${text}`;
  };
  new PerformanceObserver((list) => {
    const taken = list
      .getEntries()
      .filter(({ interactionId }) => interactionId > 0)
      .map(({ interactionId, duration, name, target, processingStart, processingEnd, startTime }) => ({
        id: interactionId,
        duration,
        waited: processingStart - startTime,
        worked: processingEnd - processingStart,
        what: `${name} · ${named(target)}`,
        path: location.pathname,
      }));
    if (taken.length > 0) window.interactionsTaken(taken);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

/** The longest entry of each interaction, the slowest interaction first. */
export function interactionsOf(entries) {
  const byId = new Map();
  for (const entry of entries) {
    // Each document counts from the beginning.
    const key = `${entry.document} ${entry.id}`;
    if (!(byId.get(key)?.duration >= entry.duration)) byId.set(key, entry);
  }
  return [...byId.values()].sort((a, b) => b.duration - a.duration);
}

/** Interaction to next paint, as browsers report it: the slowest, one left out for each fifty. */
export const inpOf = (interactions, all) => interactions[Math.min(interactions.length - 1, Math.floor(all / 50))];
