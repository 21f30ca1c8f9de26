/** Runs in the page: keeps the time between frames and the tasks of the main thread that took longer than 50 ms. */
export function recordFrames() {
  const frames = [];
  const tasks = [];
  let last = null;
  let running = false;
  let turn = 0;
  const step = (own) => (time) => {
    if (!running || own !== turn) return;
    if (last !== null) frames.push(time - last);
    last = time;
    requestAnimationFrame(step(own));
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (running) tasks.push(entry.duration);
  }).observe({ type: 'longtask' });
  window.gridBench = {
    start() {
      frames.length = 0;
      tasks.length = 0;
      last = null;
      running = true;
      turn += 1;
      requestAnimationFrame(step(turn));
    },
    stop() {
      running = false;
      return { frames: [...frames], tasks: [...tasks] };
    },
  };
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The figures of one step. */
export function figuresOf({ frames, tasks }) {
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    frames: frames.length,
    median: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    longest: sorted.at(-1) ?? 0,
    over: frames.filter((frame) => frame > 50).length,
    tasks: tasks.length,
    longestTask: Math.max(0, ...tasks),
  };
}
