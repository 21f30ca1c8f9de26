import type { Uom } from '../../contract/entities/rfq';
import type { Spec } from '../../contract/entities/spec';
import { FACE_COMPLETIONS, STOCK_LENGTH, TYPE_COMPLETIONS } from './data/completions';
import { schedulesOf } from './pipeTable';
import type { Warning } from './types';

/** One correction that a key applies: the field and the text that its cell would hold. */
export interface Suggestion {
  cell: 'type' | 'size' | 'schedule' | 'ends' | 'length_m';
  value: string;
}

/** Most that the keys 1 to 9 reach. */
const MOST = 9;
const NEAR_SCHEDULES = 3;

/** What would make a line complete or right, likeliest first. Nothing of it is taken without a request. */
export function suggestionsFor(spec: Spec, uom: Uom | null, warnings: readonly Warning[]): Suggestion[] {
  return [
    ...sizes(warnings),
    ...schedules(spec, warnings),
    ...types(spec),
    ...faces(spec),
    ...lengths(spec, uom),
  ].slice(0, MOST);
}

function types({ category, type, ends }: Spec): Suggestion[] {
  // Long and short radius are of elbows that are welded to pipe.
  const plain = category === 'fitting' && /SW|THD/.test(ends ?? '');
  if (plain && type === 'ELBOW') return ['ELBOW 90', 'ELBOW 45'].map((value) => ({ cell: 'type', value }));
  if (plain && type === 'ELBOW 90') return [];
  const row = TYPE_COMPLETIONS.find(([of, from]) => of === category && from === (type ?? ''));
  return (row?.[2] ?? []).map((value) => ({ cell: 'type', value }));
}

function faces({ category, type, facing, ends }: Spec): Suggestion[] {
  if (category !== 'flange' || facing !== null || type === 'LJ') return [];
  return FACE_COMPLETIONS.map((face) => ({ cell: 'ends', value: [ends, face].filter(Boolean).join(' ') }));
}

/** Pieces of pipe weigh nothing known until their length is. */
function lengths({ category, length_m }: Spec, uom: Uom | null): Suggestion[] {
  return category === 'pipe' && length_m === null && uom === 'EA' ? [{ cell: 'length_m', value: STOCK_LENGTH }] : [];
}

/** 65A of KS is 76.3 mm outside, 2-1/2" of ASME 73.0: where the line says both, one of them is meant. */
function sizes(warnings: readonly Warning[]): Suggestion[] {
  const { inch, dn } = warnings.find(({ code }) => code === 'dn_inch_mismatch')?.params ?? {};
  if (!inch || !dn) return [];
  return [
    { cell: 'size', value: `${inch}"` },
    { cell: 'size', value: `${dn}A` },
  ];
}

function schedules({ category, nps, schedule }: Spec, warnings: readonly Warning[]): Suggestion[] {
  const [size] = nps;
  const [requested] = schedule;
  if (category !== 'pipe' || !size || !warnings.some(({ code }) => code === 'unknown_schedule_for_size')) return [];
  const figure = (name: string) => Number.parseInt(name, 10) || 0;
  const apart = (name: string) => Math.abs(figure(name) - figure(requested ?? ''));
  return (
    schedulesOf(size)
      .filter((name) => /\dS$/.test(name) === /\dS$/.test(requested ?? ''))
      // Of two as near, the thicker one: it is the one that holds.
      .sort((a, b) => apart(a) - apart(b) || figure(b) - figure(a))
      .slice(0, NEAR_SCHEDULES)
      .map((value) => ({ cell: 'schedule', value }))
  );
}
