import { useTranslation } from 'next-i18next/pages';
import { type ComponentProps, useState } from 'react';
import type { BudgetCheck } from '../../../contract/entities/budget';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { hasCode } from '../../api/ApiError';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { InlineError } from '../../ui/InlineError';
import { BudgetEffects } from '../cost/BudgetEffects';
import { budgetGate } from '../cost/budgetGate';
import { ApproveDialog } from './DecisionDialog';
import { isLastDecision } from './lastDecision';
import { useFiguresChanged } from './useFiguresChanged';

/** What an approval would do to the budgets, as far as it is known. */
export interface BudgetLook {
  check: BudgetCheck | null | undefined;
  /** Nobody knows yet whether it stays within the budgets. */
  unknown?: boolean;
  /** It could not be found out. */
  failed?: boolean;
  retry?: () => void;
}

/** How budgets are looked at in such a window: when it opens, and again while it is open. */
export const BUDGET_LOOK = { refetchOnMount: 'always', refetchInterval: 15_000, meta: { silent: true } } as const;

type Dialog = ComponentProps<typeof ApproveDialog>;
type Props = Omit<Dialog, 'closed' | 'onDecide'> & {
  budget: BudgetLook;
  /** Gives the reason for going beyond a budget that stops where there is one. */
  onDecide: (note: string, reason: { budget_word?: string }) => ReturnType<Dialog['onDecide']>;
  /** Why the decision was refused; `failure` says it. */
  error: unknown;
};

/** The question before an approval whose last one spends of the budgets: beyond one that stops it asks for the reason. */
export function ApproveWithinBudget({ budget, onDecide, error, children, ...dialog }: Props) {
  const { t } = useTranslation('budget');
  const [word, setWord] = useState('');
  const { check, unknown = false, failed = false, retry } = budget;
  // Of several open steps one person may decide all, which the answer shows.
  const isLast = isLastDecision(dialog.steps) || hasCode(error, ERROR_CODES.BUDGET_EXCEEDED);
  const gate = isLast ? budgetGate(check ?? undefined) : 'open';
  const { changed, see } = useFiguresChanged(check);
  const reason = gate === 'word' ? { budget_word: word.trim() } : {};
  return (
    <ApproveDialog
      {...dialog}
      onDecide={(note) => onDecide(note, reason)}
      closed={changed || (isLast && unknown) || gate === 'closed' || reason.budget_word === ''}
    >
      {children}
      {changed && (
        <Banner
          tone="warning"
          title={t('effect.changed')}
          action={
            <Button size="sm" onClick={see}>
              {t('effect.seen')}
            </Button>
          }
        />
      )}
      {failed && <InlineError onRetry={retry}>{t('effect.unchecked')}</InlineError>}
      {check && <BudgetEffects check={check} word={word} onWord={setWord} approved={!isLast} />}
    </ApproveDialog>
  );
}
