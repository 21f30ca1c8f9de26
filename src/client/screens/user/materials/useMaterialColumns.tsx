import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { SaleMaterial } from '../../../../contract/entities/person';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { IconButton } from '../../../ui/IconButton';
import { Code, Text } from '../../../ui/Text';

interface Options {
  onRemove: (material: SaleMaterial) => void;
  busy: boolean;
}

/** Columns of the sale materials; an empty restriction reads as "any". */
export function useMaterialColumns({ onRemove, busy }: Options): Column<SaleMaterial>[] {
  const { t } = useTranslation(['user', 'trade']);
  const any = (
    <Text as="span" $color="textFaint">
      {t('materials.any')}
    </Text>
  );
  const listed = (words: readonly string[]) => (words.length > 0 ? <Code>{words.join(', ')}</Code> : any);
  const inch = (size: string) => `${size}"`;
  const sizes = ({ nps_min: min, nps_max: max }: SaleMaterial) => {
    if (min !== null && max !== null) return t('materials.between', { min: inch(min), max: inch(max) });
    if (min !== null) return t('materials.from', { min: inch(min) });
    return max === null ? any : t('materials.to', { max: inch(max) });
  };
  return [
    {
      key: 'category',
      header: t('materials.category'),
      width: '104px',
      render: ({ category }) => t(`trade:category.${category}`),
    },
    { key: 'types', header: t('materials.types'), wrap: true, render: ({ types }) => listed(types) },
    {
      key: 'grades',
      header: t('materials.grades'),
      wrap: true,
      render: ({ grade_families, grades }) =>
        listed([
          ...grade_families.map((family) => t(`materials.family.${family}`, { defaultValue: family })),
          ...grades,
        ]),
    },
    { key: 'sizes', header: t('materials.sizes'), width: '136px', render: sizes },
    { key: 'classes', header: t('materials.classes'), wrap: true, render: ({ classes }) => listed(classes) },
    { key: 'makers', header: t('materials.makers'), wrap: true, render: ({ makers }) => listed(makers) },
    {
      key: 'remove',
      header: '',
      label: '',
      align: 'right',
      width: '56px',
      render: (material) => (
        <IconButton
          size="sm"
          label={t('materials.remove', { name: t(`trade:category.${material.category}`) })}
          icon={<Trash2 />}
          disabled={busy}
          onClick={() => onRemove(material)}
        />
      ),
    },
  ];
}
