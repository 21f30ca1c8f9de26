import { useTranslation } from 'next-i18next/pages';
import { certificateType } from '../../../../contract/entities/rfq';
import { type StockItem, stockCondition } from '../../../../contract/entities/stock';
import { useSpecDescription } from '../../../parts/useSpecDescription';
import type { CellWords } from '../../../shell/autosave/MergeDialog';
import type { LotCell } from './lotRow';

/** Cells of lots in the words of the grid, for the choice between two values. */
export function useLotCellWords(items: readonly StockItem[]): CellWords {
  const { t } = useTranslation('stock');
  const describe = useSpecDescription();
  return {
    name: ({ row, field }) => {
      const item = items.find(({ id }) => id === row);
      const lot = item ? describe(item.spec) || item.raw_text : '';
      return t('mine.lotCell', { lot, cell: t(`lot.${field as LotCell}`) });
    },
    value: (field, value) => {
      const text = typeof value === 'string' ? value : '';
      const condition = field === 'condition' ? stockCondition.safeParse(text).data : undefined;
      if (condition) return t(`condition.${condition}`);
      const none = field === 'certificate_type' && certificateType.safeParse(text).data === 'none';
      return none ? t('lot.noCertificate') : text;
    },
  };
}
