import { Gauge } from 'prom-client';

/** What waits within a process for its turn. */
export type QueueName = 'pages' | 'lists' | 'scans' | 'files';

const waiting = new Gauge({
  name: 'stlbs_queue_waiting',
  help: 'Jobs that wait for their turn in a process: rendering, reading of lists and of scans, making of files.',
  labelNames: ['queue'],
});
const running = new Gauge({
  name: 'stlbs_queue_running',
  help: 'Jobs under way.',
  labelNames: ['queue'],
});

/** Counts the jobs of one queue as they wait, begin and end. */
export function countedQueue(queue: QueueName) {
  for (const gauge of [waiting, running]) gauge.set({ queue }, 0);
  return {
    waits: () => waiting.inc({ queue }),
    waitsNoMore: () => waiting.dec({ queue }),
    begins: () => running.inc({ queue }),
    ends: () => running.dec({ queue }),
  };
}
