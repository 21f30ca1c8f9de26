import { statement } from './statement';

export const NOW = statement('now', { now: 'timestamp with time zone' }, 'select app_now() as now');
