import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { MatchedLine } from '../../../../contract/endpoints/user';
import type { SaleMaterial, SaleMaterialInput } from '../../../../contract/entities/person';
import { Checkbox } from '../../../ui/Checkbox';
import { LongTable } from '../../../ui/LongTable';
import { Section } from '../../../ui/Section';
import type { MatchedItems } from './matchedItems';
import { useMatchColumns } from './useMatchColumns';

type Props = {
  items: MatchedItems;
  onAdd: (start: SaleMaterialInput) => void;
  onChange: (material: SaleMaterial) => void;
};

/** Each requested line with the material that covers it, or what keeps the nearest one from it. */
export function MatchedLines({ items, onAdd, onChange }: Props) {
  const { t } = useTranslation('seller');
  const columns = useMatchColumns(items.sale_material_list, { onAdd, onChange });
  const [onlyOpen, setOnlyOpen] = useState(false);
  const rows: MatchedLine[] = onlyOpen
    ? items.line_list.filter((line) => line.sale_material_ids.length === 0)
    : items.line_list;
  return (
    <Section
      title={t('materials.lines')}
      count={rows.length}
      actions={
        <Checkbox
          label={t('materials.onlyOpen')}
          checked={onlyOpen}
          onChange={(event) => setOnlyOpen(event.target.checked)}
        />
      }
    >
      <LongTable
        aria-label={t('materials.lines')}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => line.id}
        minWidth={860}
        dense
      />
    </Section>
  );
}
