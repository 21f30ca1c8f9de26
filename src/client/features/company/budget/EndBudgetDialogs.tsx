import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../../ui/toast';
import type { Budget } from '../../../../contract/entities/budget';
import { useKeepBudget, useRemoveBudget } from '../../../queries/budgetChanges';
import { keepError } from '../../../shared/keepError';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

interface Props {
  budget: Budget;
  onClose: () => void;
}

/** Asks before a budget that runs ends today. */
export function EndBudgetDialog({ budget, today, onClose }: Props & { today: string }) {
  const { t } = useTranslation('budget');
  const errorText = useErrorText();
  const { mutateAsync, isPending, error } = useKeepBudget();
  const { id, version, figures: _, ...stated } = budget;
  const end = () =>
    void mutateAsync({ known: { id, version }, budget: { ...stated, until_on: today } }).then(() => {
      toast.success(t('end.done'));
      onClose();
    }, keepError);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('end.title', { name: budget.name })}
      text={t('end.text', { day: today })}
      confirmLabel={t('end.do')}
      onConfirm={end}
      loading={isPending}
      error={error ? errorText(error) : undefined}
    />
  );
}

/** Asks before a budget is removed. */
export function RemoveBudgetDialog({ budget, onClose }: Props) {
  const { t } = useTranslation('budget');
  const errorText = useErrorText();
  const { mutateAsync, isPending, error } = useRemoveBudget();
  const remove = () =>
    void mutateAsync({ id: budget.id, version: budget.version }).then(() => {
      toast.success(t('remove.done'));
      onClose();
    }, keepError);
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={t('remove.title', { name: budget.name })}
      text={t('remove.text')}
      confirmLabel={t('remove.do')}
      onConfirm={remove}
      loading={isPending}
      error={error ? errorText(error) : undefined}
    />
  );
}
