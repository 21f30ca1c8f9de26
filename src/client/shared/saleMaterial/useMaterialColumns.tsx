import { useTranslation } from 'next-i18next/pages';
import type { SaleMaterial } from '../../../contract/entities/person';
import { editColumn } from '../../ui/dataTable/editColumn';
import type { Column } from '../../ui/dataTable/tableTypes';
import { Code, Text } from '../../ui/Text';
import { useMaterialText } from './useMaterialText';

interface Options {
  onEdit: (material: SaleMaterial) => void;
  onRemove: (material: SaleMaterial) => void;
  busy: boolean;
}

/** Columns of the sale materials; an empty restriction reads as "any". */
export function useMaterialColumns({ onEdit, onRemove, busy }: Options): Column<SaleMaterial>[] {
  const { t } = useTranslation('user');
  const text = useMaterialText();
  const unrestricted = (
    <Text as="span" $color="textFaint">
      {t('materials.any')}
    </Text>
  );
  const listed = (words: readonly string[]) => (words.length > 0 ? <Code>{words.join(', ')}</Code> : unrestricted);
  return [
    { key: 'category', header: t('materials.category'), width: '144px', wrap: true, render: text.category },
    {
      key: 'types',
      header: t('materials.types'),
      wrap: true,
      render: (material) => <span title={material.types.join(', ')}>{listed(text.types(material))}</span>,
    },
    { key: 'grades', header: t('materials.grades'), wrap: true, render: (material) => listed(text.grades(material)) },
    {
      key: 'sizes',
      header: t('materials.sizes'),
      width: '128px',
      render: (material) => text.sizes(material) ?? unrestricted,
    },
    {
      key: 'classes',
      header: t('materials.classes'),
      wrap: true,
      render: (material) => listed(text.classes(material)),
    },
    {
      key: 'makers',
      folds: 'named',
      header: t('materials.makers'),
      wrap: true,
      render: ({ makers }) => listed(makers),
    },
    editColumn(
      (material) => ({
        label: t('materials.edit', { name: text.category(material) }),
        disabled: busy,
        onClick: () => onEdit(material),
      }),
      (material) => ({
        label: t('materials.remove', { name: text.category(material) }),
        disabled: busy,
        onClick: () => onRemove(material),
      }),
    ),
  ];
}
