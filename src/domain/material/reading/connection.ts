import type { Category } from '../types';
import type { WordHit } from './words';

type Found = { value: string; start: number; end: number };
const ENDS_OF = new Set<Category>(['pipe', 'valve', 'fitting']);
const FACING_OF = new Set<Category>(['flange', 'valve', 'gasket']);

/**
 * The facing that a line names, with its place in the text; null where the category has none. Of a ring joint gasket
 * RTJ is the type already, no facing beside it.
 */
export function readFacing(category: Category, type: string | undefined, hits: readonly WordHit[]): Found | null {
  if (!FACING_OF.has(category)) return null;
  for (const hit of hits) {
    const mark = hit.marks.find((m) => m.startsWith('face:'));
    if (!mark) continue;
    const value = mark.slice(5);
    if (category === 'gasket' && type === 'RING JOINT' && value === 'RTJ') continue;
    return { value, start: hit.start, end: hit.end };
  }
  return null;
}

/** The end connection; a valve with a flange facing and no other end is flanged. */
export function readEnds(s: string, category: Category, hits: readonly WordHit[], facing: Found | null): Found | null {
  if (!ENDS_OF.has(category)) return null;
  const ends = hits.flatMap((hit) => endsOf(hit, category));
  const clamped = ends.find((end) => end.value === 'WAFER' || end.value === 'LUG');
  if (clamped) return ends.find((end) => end.value === 'LUG') ?? clamped;
  const [first, ...others] = ends;
  if (first) {
    const second = others.find((end) => end.value !== first.value && joined(s, first, end));
    if (second) return { value: `${first.value}x${second.value}`, start: first.start, end: second.end };
    return first;
  }
  if (category === 'valve' && facing) return { value: 'FLGD', start: facing.start, end: facing.end };
  // `소켓엘보`, `SOCKET TEE`: a socket before or behind another body is how that body is joined.
  const socket = category === 'valve' || isOfSocket(s, hits) ? socketOf(hits) : undefined;
  return socket ? { value: 'SW', start: socket.start, end: socket.end } : null;
}

const socketOf = (hits: readonly WordHit[]) => hits.find((hit) => hit.marks.includes('fitting:SOCKET'));

/** Fittings that have sockets for pipe; a nipple or a plug goes into one. */
const SOCKETED = /^(?:ELBOW|TEE|CROSS|CAP|UNION|LATERAL|RETURN|REDUCER|BUSHING)$/;
function isOfSocket(s: string, hits: readonly WordHit[]): boolean {
  const socket = socketOf(hits);
  if (!socket) return false;
  return hits.some(
    (hit) =>
      hit.pairs.some(([kind, value]) => kind === 'fitting' && SOCKETED.test(value)) &&
      // `엘보, 소켓` are two fittings.
      !/[,;&+/\t]/.test(s.slice(Math.min(hit.end, socket.end), Math.max(hit.start, socket.start))),
  );
}

function endsOf(hit: WordHit, category: Category): Found[] {
  const at = { start: hit.start, end: hit.end };
  const found: Found[] = [];
  for (const mark of hit.marks) {
    if (mark.startsWith('end:')) {
      const value = mark === 'end:WELD' ? (category === 'pipe' ? '' : 'BW') : mark.slice(4);
      if (value && !(value === 'SW' && category === 'pipe')) found.push({ value, ...at });
    } else if (mark === 'item:flange' && category === 'valve' && !hit.marks.includes('end:FLGD'))
      found.push({ value: 'FLGD', ...at });
  }
  return found;
}

const joined = (s: string, a: Found, b: Found) =>
  /^[\s"]*[×X/&+-][\s"]*$|^\s+$/.test(s.slice(a.end, b.start)) && /[×X/&+-]/.test(s.slice(a.end, b.start));
