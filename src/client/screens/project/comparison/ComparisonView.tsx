import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Comparison } from '../../../../contract/entities/comparison';
import { Stack } from '../../../ui/Stack';
import { toggled } from '../award/selection';
import { useSelection } from '../award/useSelection';
import { ArithmeticDialog } from './ArithmeticDialog';
import { ComparisonEmpty } from './ComparisonEmpty';
import { ComparisonHead } from './ComparisonHead';
import { ComparisonTools } from './ComparisonTools';
import type { Explained } from './explained';
import { type LineOrder, orderRows } from './lineOrder';
import { Matrix } from './Matrix';
import { SelectionBar } from './SelectionBar';

/** The matrix with its tools; in the award phase cells can be chosen. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('project');
  const { selection, select } = useSelection(comparison);
  const [order, setOrder] = useState<LineOrder>('line');
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [explained, setExplained] = useState<Explained | null>(null);
  const awarding = comparison.status === 'CMP';
  const sellers = comparison.sellers.filter((seller) => !hidden.includes(seller.quotation_id));
  const pick = (lineId: string, quotationId: string) =>
    select(toggled(selection, lineId, quotationId, comparison.split_allowed));
  return (
    <>
      <ComparisonHead comparison={comparison} selected={Object.keys(selection).length} />
      {comparison.sellers.length === 0 ? (
        <ComparisonEmpty comparison={comparison} />
      ) : (
        <Stack $gap={4}>
          <ComparisonTools
            comparison={comparison}
            order={order}
            onOrder={setOrder}
            hidden={hidden}
            onShow={(id) => setHidden(hidden.filter((one) => one !== id))}
          />
          <Matrix
            aria-label={t('compare.title')}
            comparison={comparison}
            sellers={sellers}
            rows={orderRows(comparison.rows, order)}
            selection={selection}
            onPick={awarding ? pick : undefined}
            onSelect={awarding ? select : undefined}
            onHide={(id) => setHidden([...hidden, id])}
            onExplain={setExplained}
          />
          {awarding && <SelectionBar comparison={comparison} selection={selection} onSelect={select} />}
        </Stack>
      )}
      <ArithmeticDialog comparison={comparison} explained={explained} onClose={() => setExplained(null)} />
    </>
  );
}
