import { useTranslation } from 'next-i18next/pages';
import type { SaleMaterialInput } from '../../../contract/entities/person';
import { classLabel } from '../../../domain/material/pressureClass';
import { typeName } from '../../../domain/material/tradeNames';
import { useReader } from '../useReader';

const inch = (size: string) => `${size}"`;

/** A sale material's parts in the reader's words; null where it is not narrowed. */
export function useMaterialText() {
  const { t } = useTranslation(['user', 'trade']);
  const language = useReader();
  const sizes = ({ nps_min: min, nps_max: max }: SaleMaterialInput): string | null => {
    if (min !== null && max !== null) {
      return min === max ? inch(min) : t('materials.between', { min: inch(min), max: inch(max) });
    }
    if (min !== null) return t('materials.from', { min: inch(min) });
    return max === null ? null : t('materials.to', { max: inch(max) });
  };
  const grades = ({ grade_families, grades: exact }: SaleMaterialInput): string[] => [
    ...grade_families.map((family) => t(`materials.family.${family}`, { defaultValue: family })),
    ...exact,
  ];
  const category = (material: SaleMaterialInput) => t(`trade:category.${material.category}`);
  const types = ({ category: of, types: codes }: SaleMaterialInput): string[] =>
    codes.map((code) => typeName({ category: of, type: code }, language));
  const classes = ({ classes: ratings }: SaleMaterialInput): string[] =>
    ratings.map((rating) => classLabel(rating, language));
  return { category, types, grades, sizes, classes };
}
