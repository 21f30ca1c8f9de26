import { PIPE_ROWS } from './data/pipeDimensions';
import type { PipeRow } from './data/singleWallPipes';

const BY_SIZE = new Map<string, PipeRow[]>();
for (const row of PIPE_ROWS) {
  const list = BY_SIZE.get(row[1]);
  if (list) list.push(row);
  else BY_SIZE.set(row[1], [row]);
}

/** Table rows of a size in one standard. */
export function pipeRows(standard: PipeRow[0], nps: string): PipeRow[] {
  return (BY_SIZE.get(nps) ?? []).filter((row) => row[0] === standard);
}

/** Whether any standard has this schedule in this size; true for sizes that the tables do not hold. */
export function hasSchedule(nps: string, schedule: string): boolean {
  const rows = BY_SIZE.get(nps);
  return !rows || rows.some((row) => row[3] === schedule);
}

/** The schedules that any standard has in a size, each once. */
export function schedulesOf(nps: string): string[] {
  return [...new Set((BY_SIZE.get(nps) ?? []).map((row) => row[3]).filter(Boolean))];
}

/** The walls in millimetres that the standards give a schedule in a size. */
export function wallsOf(nps: string, schedule: string): number[] {
  return (BY_SIZE.get(nps) ?? []).filter((row) => row[3] === schedule).map((row) => Number(row[4]));
}
