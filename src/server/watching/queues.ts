import { Gauge } from 'prom-client';

/** What waits within a process for its turn. */
export type QueueName = 'pages' | 'lists' | 'scans' | 'files' | 'plans';

const waiting = new Gauge({
  name: 'stlbs_queue_waiting',
  help: 'Jobs that wait for their turn in a process: rendering, reading of lists and of scans, making of files, planning.',
  labelNames: ['queue'],
});
const running = new Gauge({
  name: 'stlbs_queue_running',
  help: 'Jobs under way.',
  labelNames: ['queue'],
});

/** Since when each job waits, by queue; a set keeps the order in which they came. */
const since = new Map<QueueName, Set<{ at: number }>>();

new Gauge({
  name: 'stlbs_queue_age_seconds',
  help: 'For how long the job that waits longest has been waiting.',
  labelNames: ['queue'],
  // Of several processes the one that lets somebody wait longest.
  aggregator: 'max',
  collect() {
    for (const [queue, jobs] of since) {
      const [oldest] = jobs;
      this.set({ queue }, oldest ? (performance.now() - oldest.at) / 1000 : 0);
    }
  },
});

/** Counts the jobs of one queue as they wait, begin and end. `waits` gives what is called once, when the job waits no more. */
export function countedQueue(queue: QueueName) {
  for (const gauge of [waiting, running]) gauge.set({ queue }, 0);
  const jobs = since.get(queue) ?? new Set<{ at: number }>();
  since.set(queue, jobs);
  return {
    waits(): () => void {
      const job = { at: performance.now() };
      jobs.add(job);
      waiting.inc({ queue });
      return () => {
        if (jobs.delete(job)) waiting.dec({ queue });
      };
    },
    begins: () => running.inc({ queue }),
    ends: () => running.dec({ queue }),
  };
}
