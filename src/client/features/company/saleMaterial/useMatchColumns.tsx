import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { MatchedLine } from '../../../../contract/endpoints/user';
import type { SaleMaterial, SaleMaterialInput } from '../../../../contract/entities/person';
import { itemColumn } from '../../../shared/itemColumn';
import { useMaterialText } from '../../../shared/saleMaterial/useMaterialText';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Text } from '../../../ui/Text';
import { materialOfLine } from './materialOfLine';

interface Actions {
  onAdd: (start: SaleMaterialInput) => void;
  onChange: (material: SaleMaterial) => void;
}

/** Columns: the line, whether it brought the request here, what covers it now, and what to do where nothing does. */
export function useMatchColumns(materials: readonly SaleMaterial[], actions: Actions): Column<MatchedLine>[] {
  const { t } = useTranslation(['seller', 'user', 'trade']);
  const text = useMaterialText();
  const byId = new Map(materials.map((material) => [material.id, material]));
  const nameOf = (material: SaleMaterial | undefined) =>
    material
      ? [
          text.category(material),
          text.types(material).join(', '),
          text.grades(material).join(', '),
          text.sizes(material),
        ]
          .filter(Boolean)
          .join(' · ')
      : '';
  const nearest = ({ misses }: MatchedLine) => misses.toSorted((a, b) => a.reasons.length - b.reasons.length)[0];
  return [
    itemColumn(t('detail.item'), ({ line }) => line),
    {
      key: 'then',
      folds: 'named',
      header: t('materials.thenShort'),
      width: '120px',
      render: ({ matched }) =>
        matched ? (
          <Chip size="sm" tone="green" icon={<Check />}>
            {t('materials.matched')}
          </Chip>
        ) : (
          <Text as="span" $color="textFaint">
            {t('materials.notMatched')}
          </Text>
        ),
    },
    {
      key: 'now',
      header: t('materials.nowShort'),
      width: '34%',
      wrap: true,
      render: (row) => {
        const [first] = row.sale_material_ids;
        if (first) return nameOf(byId.get(first));
        const miss = nearest(row);
        const material = miss && byId.get(miss.sale_material_id);
        return (
          <Text as="span" $color="textMuted">
            {material
              ? t('materials.miss', {
                  name: nameOf(material),
                  reasons: miss.reasons.map((reason) => t(`materials.reason.${reason}`)).join(', '),
                })
              : t('materials.noCategory')}
          </Text>
        );
      },
    },
    {
      key: 'action',
      header: '',
      label: '',
      width: '150px',
      align: 'right',
      render: (row) => {
        if (row.sale_material_ids.length > 0) return null;
        const material = byId.get(nearest(row)?.sale_material_id ?? '');
        return material ? (
          <Button size="sm" onClick={() => actions.onChange(material)}>
            {t('materials.widen')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => actions.onAdd(materialOfLine(row.line))}>
            {t('user:materials.add')}
          </Button>
        );
      },
    },
  ];
}
