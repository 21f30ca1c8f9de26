import cluster from 'node:cluster';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Counter, Gauge } from 'prom-client';

const RESOLUTION_MS = 10;
const SLICE_MS = 5_000;
/** A minute, so that a monitor that looks seldom still sees every stop. */
const SLICES = 12;

/**
 * How busy the event loop is and how long it stood still at most, for each process of a cluster by itself: an average over
 * workers, or over time, hides the one that nobody gets an answer from.
 */
export function watchEventLoop(): void {
  const worker = String(cluster.worker?.id ?? 0);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const slices: number[] = [];
  const longest = () => Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
  setInterval(() => {
    slices.push(longest());
    if (slices.length > SLICES) slices.shift();
    delay.reset();
  }, SLICE_MS).unref();

  let counted = performance.eventLoopUtilization();
  new Counter({
    name: 'stlbs_event_loop_busy_seconds_total',
    help: 'Seconds for which the event loop was not idle; its rate is how busy it is, from 0 to 1.',
    labelNames: ['worker'],
    collect() {
      const now = performance.eventLoopUtilization();
      this.inc({ worker }, Math.max(0, now.active - counted.active) / 1000);
      counted = now;
    },
  });
  new Gauge({
    name: 'stlbs_event_loop_lag_max_seconds',
    help: 'Longest time within the last minute for which the event loop answered nobody.',
    labelNames: ['worker'],
    collect() {
      this.set({ worker }, Math.max(longest(), ...slices) / 1000);
    },
  });
  new Gauge({
    name: 'stlbs_process_memory_bytes',
    help: 'Resident memory, of each worker by itself.',
    labelNames: ['worker'],
    collect() {
      this.set({ worker }, process.memoryUsage.rss());
    },
  });
}
