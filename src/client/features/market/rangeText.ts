import type { SaleMaterial } from '../../../contract/entities/person';

/** The sizes somebody deals in, e.g. `1/2" – 24"`; '' for any. */
export function rangeText({ nps_min, nps_max }: Pick<SaleMaterial, 'nps_min' | 'nps_max'>): string {
  if (!nps_min && !nps_max) return '';
  return `${nps_min ? `${nps_min}"` : ''} – ${nps_max ? `${nps_max}"` : ''}`.trim();
}
