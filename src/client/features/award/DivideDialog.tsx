import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../contract/entities/comparison';
import { quantityFigure } from '../../shared/figures';
import { ComparablePriceText } from '../../shared/MoneyText';
import { useLeadTime } from '../../shared/useLeadTime';
import { useSpecDescription } from '../../shared/useSpecDescription';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { NumberInput } from '../../ui/NumberInput';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { sells, mostOf } from './pricedShare';
import { type Share, selectable } from './selection';
import { LeaveButton } from '../../ui/LeaveButton';
import Big from 'big.js';
import { useState } from 'react';

type Props = {
  comparison: Comparison;
  row: Comparison['rows'][number];
  shares: readonly Share[];
  onDivide: (shares: Share[]) => void;
  onClose: () => void;
};

type Offer = ReturnType<typeof useDivision>['offers'][number];

/** What a seller sells of the line: most of it, from how much on, in which steps, and how soon. */
function useLimits() {
  const { t } = useTranslation('project');
  const leadTime = useLeadTime();
  return ({ cell, most }: Offer): string => {
    const { moq, multiple, lead_days } = cell.line;
    const min = moq && quantityFigure(moq);
    const step = multiple && quantityFigure(multiple);
    const least = min
      ? step
        ? t('divide.terms', { moq: min, multiple: step })
        : t('divide.moqOnly', { moq: min })
      : step && t('divide.multipleOnly', { multiple: step });
    return [t('divide.most', { most: quantityFigure(most) }), least, leadTime(lead_days)].filter(Boolean).join(' · ');
  };
}

/** One line's quantity among the sellers who offer it, within what each of them sells. */
export function DivideDialog({ comparison, row, shares, onDivide, onClose }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const describe = useSpecDescription();
  const limits = useLimits();
  const { line } = row;
  const { offers, taken, left, faulty, wanted, want } = useDivision(comparison, row, shares);
  const unit = t(`trade:uom.${line.uom ?? 'EA'}`);
  const divide = () =>
    onDivide(taken.map(({ cell }) => ({ quotation_id: cell.quotation_id, qty: wanted(cell.quotation_id) })));

  return (
    <Dialog
      open
      form
      onOpenChange={onClose}
      title={t('divide.title')}
      description={`${line.line_no}. ${describe(line.spec) || line.raw_text}`}
      footer={
        <>
          <LeaveButton />
          <Button variant="primary" disabled={faulty} onClick={divide}>
            {t('divide.apply')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {offers.map((offer) => {
          const { cell, seller } = offer;
          const id = cell.quotation_id;
          const wrong = Number(wanted(id)) > 0 && !sells(line, cell, wanted(id));
          return (
            <Field
              key={id}
              label={t('divide.qtyOf', { name: seller.company_name })}
              aside={
                <ComparablePriceText price={cell.comparable_price} currency={comparison.currency} per={line.uom} />
              }
              help={limits(offer)}
              error={wrong ? t('divide.sold') : undefined}
            >
              <NumberInput value={wanted(id)} onChange={(qty) => want(id, qty)} decimals={3} unit={unit} />
            </Field>
          );
        })}
        <Text $size={14} $color={left.lt(0) ? 'dangerText' : 'text'} aria-live="polite">
          {t('divide.asked')} {quantityFigure(line.qty ?? '0')} {unit} ·{' '}
          {left.lt(0) ? t('divide.over') : `${t('divide.left')} ${quantityFigure(left.toFixed())} ${unit}`}
        </Text>
      </Stack>
    </Dialog>
  );
}

/** A line's quantity as it is being shared out among those who offer it, and what is left of it. */
function useDivision(comparison: Comparison, row: Comparison['rows'][number], shares: readonly Share[]) {
  const { line } = row;
  const offers = row.cells.flatMap((cell) => {
    const seller = comparison.sellers.find((one) => one.quotation_id === cell.quotation_id);
    const most = mostOf(line, cell);
    return seller && selectable(cell, seller) && most ? [{ cell, seller, most }] : [];
  });
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      shares.map(({ quotation_id, qty }) => [
        quotation_id,
        qty ?? offers.find(({ cell }) => cell.quotation_id === quotation_id)?.most ?? '',
      ]),
    ),
  );
  const wanted = (id: string) => typed[id] ?? '';
  const taken = offers.filter(({ cell }) => Number(wanted(cell.quotation_id)) > 0);
  const sum = taken.reduce((total, { cell }) => total.plus(wanted(cell.quotation_id)), new Big(0));
  const left = new Big(line.qty ?? 0).minus(sum);
  // A text that is no number is not taken for none.
  const unread = offers.some(({ cell }) => Number.isNaN(Number(wanted(cell.quotation_id))));
  const faulty = unread || left.lt(0) || taken.some(({ cell }) => !sells(line, cell, wanted(cell.quotation_id)));
  return { offers, taken, left, faulty, wanted, want: (id: string, qty: string) => setTyped({ ...typed, [id]: qty }) };
}
