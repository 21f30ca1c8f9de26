import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import { BID_ANSWER_BUSINESS_DAYS } from '../../../contract/constants';
import type { Comparison } from '../../../contract/entities/comparison';
import { vatOf } from '../../../domain/money/totals';
import { MoneyText } from '../../shared/MoneyText';
import type { Follow } from '../../queries/mutation';
import { useAwardRfq } from '../../queries/rfq';
import { Banner } from '../../ui/Banner';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Stack } from '../../ui/Stack';
import { KeyValueList } from '../../ui/KeyValueList';
import { AlternatesNotice } from '../../shared/AlternatesNotice';
import { BudgetEffects } from '../../shared/cost/BudgetEffects';
import { budgetGate } from '../../shared/cost/budgetGate';
import { LeadTimeNotice } from '../../shared/LeadTimeNotice';
import { keepError } from '../../shared/keepError';
import { useFailureText } from '../../shell/errors/useFailureText';
import { awardOf } from './awardedLinesOf';
import { type AwardGroup, promisedIn } from './awardGroups';
import { useGrandTotals } from './GrandTotals';
import { NoteToSend } from './NoteToSend';
import type { Acceptance } from './useAcceptance';
import { useAwardBudget } from './useAwardBudget';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  comparison: Comparison;
  groups: readonly AwardGroup[];
  acceptance: Acceptance;
  /** A colleague has changed the selection since the window opened. */
  changed: boolean;
  note: string;
  /** Learns how sending went before anything is read again. */
  follow?: Follow | undefined;
  onSent: () => void;
};

/** Asks once more before bids go out, with what each seller will be sent and every alternate that is accepted by it. */
export function SendAwardDialog(props: Props) {
  const { open, onOpenChange, comparison, groups, acceptance, changed, note, follow, onSent } = props;
  const { t } = useTranslation(['project', 'trade']);
  const failureText = useFailureText();
  const { alternates } = acceptance;
  const [word, setWord] = useState('');
  const { check: budget } = useAwardBudget(comparison.rfq_number_id, groups);
  const gate = budgetGate(budget);
  const { mutateAsync, isPending, error } = useAwardRfq(follow);
  // The sum of one order is that order.
  const sums = useGrandTotals(groups).filter(({ orders }) => orders > 1);
  const send = () =>
    void mutateAsync({
      ...awardOf(comparison, { groups, acceptance, note }),
      ...(gate === 'word' && { budget_word: word.trim() }),
    }).then(({ bids }) => {
      toast.success(t('award.sent', { count: bids.length }));
      onOpenChange(false);
      onSent();
    }, keepError);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('award.askTitle', { count: groups.length })}
      text={t('award.askText', { days: BID_ANSWER_BUSINESS_DAYS })}
      confirmLabel={t('award.send')}
      final
      wide
      onConfirm={send}
      confirmDisabled={gate === 'closed' || (gate === 'word' && word.trim() === '')}
      loading={isPending}
      error={error ? failureText(error) : undefined}
    >
      <Stack $gap={4}>
        {changed && <Banner tone="warning">{t('award.changed')}</Banner>}
        <KeyValueList
          figures
          labelWidth="minmax(0, 1.5fr)"
          items={[
            ...groups.map(({ seller, totals }) => ({
              key: seller.quotation_id,
              label: `${seller.company_name} (${t(vatOf(totals) === 'not_included' ? 'trade:vat.not_included' : 'compare.withVat')})`,
              value: <MoneyText amount={totals.total_amount} currency={totals.currency} strong />,
            })),
            ...sums,
          ]}
        />
        <NoteToSend note={note} />
        {budget && <BudgetEffects check={budget} word={word} onWord={setWord} />}
        <LeadTimeNotice lines={promisedIn(groups)} wanted={comparison.required_date} />
        <AlternatesNotice
          title={t('award.alternates.sent', { count: alternates.length })}
          items={alternates.map(({ key, line, cell, amount, currency }) => ({
            key,
            line,
            alternate: { requested: line, offered: cell.line.offered_spec, deviations: cell.line.deviations },
            amount,
            currency,
          }))}
        />
      </Stack>
    </ConfirmDialog>
  );
}
