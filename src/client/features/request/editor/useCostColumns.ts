import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { GridColumn } from '../../../ui/grid/gridTypes';
import { type CostCodes, COST_KINDS, codeText } from '../../../shared/cost/useCostCodes';
import type { GridRow } from './gridRow';

/** Columns for lines that are charged apart from the request, out of sight until one is; none of a kind without codes. */
export function useCostColumns(codes: CostCodes | null): GridColumn<GridRow>[] {
  const { t } = useTranslation('budget');
  return useMemo(() => {
    if (!codes) return [];
    const known = new Set(codes.items.map(({ id }) => id));
    return COST_KINDS.flatMap((key): GridColumn<GridRow>[] => {
      const open = codes.choices(key);
      if (open.length === 0) return [];
      return [
        {
          key,
          title: t(`kind.${key}`),
          hint: t('cost.columnHint'),
          width: 128,
          kind: 'select',
          options: open.map((code) => ({
            value: code.id,
            label: codeText(code),
            aliases: code.name ? [code.code, code.name] : [code.code],
          })),
          hideEmpty: 'always',
          render: (row) => codes.nameOf(row[key] || null) || row[key],
          error: (row) => (row[key] !== '' && !known.has(row[key]) ? t('cost.unknownCode') : null),
        },
      ];
    });
  }, [codes, t]);
}
