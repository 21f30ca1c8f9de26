import { UOMS } from '../../../../contract/choices';
import { ChevronDown, WandSparkles } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Currency } from '../../../../contract/values';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { BulkPriceDialog } from './BulkPriceDialog';
import type { BulkChange } from './bulkPrice';
import { FillLikeDialog } from './FillLikeDialog';
import { fillUnit, refuseUnpriced } from './fillRows';
import type { OwnLots } from './ownLots';
import { PastPriceDialog } from './PastPriceDialog';
import type { QuoteRow } from './quoteRow';
import type { PastPrices } from './priceAnomaly';

/** Rows filled in one go; `params` complete the words of the step. */
export type Filled = {
  rows: QuoteRow[];
  kind: 'appliedRows' | 'appliedPercent' | 'appliedMargin';
  params?: Record<string, string>;
};

type Props = {
  rows: readonly QuoteRow[];
  currency: Currency;
  /** Row whose values the fill dialog starts with. */
  model: () => QuoteRow | undefined;
  /** Ids of the rows that are selected. */
  selected: () => readonly string[];
  past: PastPrices;
  lots: OwnLots;
  onFill: (filled: Filled) => void;
};

/** Tools that change many lines at once. */
export function FillTools({ rows, currency, model, selected, past, lots, onFill }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const [open, setOpen] = useState<'like' | 'percent' | 'past' | null>(null);
  const close = () => setOpen(null);
  const apply = (next: QuoteRow[]) => {
    close();
    onFill({ rows: next, kind: 'appliedRows' });
  };
  const applyPrices = (next: QuoteRow[], { kind, value }: BulkChange) => {
    close();
    onFill({
      rows: next,
      kind: kind === 'margin' ? 'appliedMargin' : 'appliedPercent',
      params: { value: value.trim() },
    });
  };
  const units = UOMS.map((unit) => ({
    key: unit,
    label: t('fill.unitAll', { unit: t(`trade:uom.${unit}`) }),
    onSelect: () => onFill({ rows: fillUnit(rows, unit, currency), kind: 'appliedRows' }),
  }));
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button size="sm" icon={<WandSparkles />} trailingIcon={<ChevronDown />}>
            {t('fill.menu')}
          </Button>
        }
        items={[
          { key: 'past', label: t('past.title'), onSelect: () => setOpen('past') },
          { key: 'like', label: t('fill.like'), onSelect: () => setOpen('like') },
          { key: 'percent', label: t('fill.percent'), onSelect: () => setOpen('percent') },
          {
            key: 'rest',
            label: t('fill.restAsNoQuote'),
            onSelect: () => onFill({ rows: refuseUnpriced(rows), kind: 'appliedRows' }),
          },
          { kind: 'separator', key: 'line' },
          ...units,
        ]}
      />
      {open === 'like' && <FillLikeDialog rows={rows} model={model()} onClose={close} onApply={apply} />}
      {open === 'past' && (
        <PastPriceDialog rows={rows} past={past} currency={currency} onClose={close} onApply={apply} />
      )}
      {open === 'percent' && (
        <BulkPriceDialog
          rows={rows}
          selected={selected()}
          lots={lots}
          currency={currency}
          onClose={close}
          onApply={applyPrices}
        />
      )}
    </>
  );
}
