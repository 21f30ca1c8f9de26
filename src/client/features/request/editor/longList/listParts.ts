/** Lines of a list from one number to another, both included; the first is 1. */
export type Part = readonly [from: number, to: number];

/** A list in parts, each of which a request has room for; none where it has none. */
export function partsOf(count: number, room: number): Part[] {
  if (room <= 0) return [];
  return Array.from({ length: Math.ceil(count / room) }, (_, part) => [
    part * room + 1,
    Math.min((part + 1) * room, count),
  ]);
}
