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

/** Tasks of the page's main thread with the CPU time each took, from the browser's own trace. */
export async function traced(browser, page, action) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await action();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = traceEvents.filter((one) => one.name === 'thread_name' && one.args.name === 'CrRendererMain');
  const threads = new Set(main.map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents
    .filter(
      ({ name, pid, tid, tdur }) => name.endsWith('RunTask') && tdur !== undefined && threads.has(`${pid} ${tid}`),
    )
    .map(({ tdur }) => tdur / 1000);
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The figures of one step. */
export function figuresOf({ frames, tasks }, cpu) {
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    frames: frames.length,
    median: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    longest: sorted.at(-1) ?? 0,
    over: frames.filter((frame) => frame > 50).length,
    tasks: tasks.length,
    longestTask: Math.max(0, ...tasks),
    longestCpu: cpu.reduce((most, one) => Math.max(most, one), 0),
    overCpu: cpu.filter((one) => one > 50).length,
    measured: cpu.length,
  };
}
