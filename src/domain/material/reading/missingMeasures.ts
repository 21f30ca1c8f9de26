import { isWeightUnit } from '../../money/lineAmount';
import { sectionWeight } from '../sectionWeight';
import type { Spec } from '../../../contract/entities/spec';
import type { Uom, WarningCode } from '../types';

type MeasureDoubt = Extract<WarningCode, 'missing_sides' | 'missing_thickness' | 'missing_flange' | 'section_assumed'>;

/**
 * The measure of a section that its name lacks, so that it has no weight: the sides of a plate, both thicknesses of a
 * channel or a beam, or that of its flange; or that it was taken from the standard. `stated` is the section as it was
 * written. Nothing where the steel is bought by weight and its weight rests on no measure.
 */
export function missingMeasures(
  { section }: Pick<Spec, 'section'>,
  stated: string | undefined,
  uom: Uom | null,
): MeasureDoubt[] {
  if (section && stated && section !== stated) return ['section_assumed'];
  const [, kind = '', size = ''] = /^(PL|H|I|C)-(.+)$/.exec(section ?? '') ?? [];
  if (!kind || (uom && isWeightUnit(uom)) || sectionWeight(`${kind}-${size}`)) return [];
  const measures = size.split('x').length;
  if (kind === 'PL') return measures < 3 ? ['missing_sides'] : [];
  return measures === 2 ? ['missing_thickness'] : measures === 3 ? ['missing_flange'] : [];
}
