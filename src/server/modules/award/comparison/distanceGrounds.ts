import type { DistanceStep } from '../../../../domain/compare/distance';

/** Grounds of prices in documents and files, by their distance from the lowest as on the screen. */
export const DISTANCE_GROUNDS: Readonly<Record<DistanceStep | 'doubtful', string>> = {
  best: 'D1FADF',
  near: 'ECFDF3',
  far: 'FFFAEB',
  farthest: 'FEE4E2',
  doubtful: 'FEC84B',
};
