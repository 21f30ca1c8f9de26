import { useQuery } from '@tanstack/react-query';
import { Plus, WalletCards } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Budget } from '../../../../contract/entities/budget';
import { seoulDay } from '../../../../domain/time/deadline';
import { serverNow } from '../../../clock';
import { useApi } from '../../../api/ApiProvider';
import { budgetQueries } from '../../../queries/budget';
import { useStaleOnceLeft } from '../../../queries/useStaleOnceLeft';
import { useCostCodes } from '../../../shared/cost/useCostCodes';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Section } from '../../../ui/Section';
import { BudgetDialog } from './BudgetDialog';
import { BudgetRecordsDialog } from './BudgetRecordsDialog';
import { EndBudgetDialog, RemoveBudgetDialog } from './EndBudgetDialogs';
import { type BudgetAction, budgetState, byState } from './budgetState';
import { useBudgetColumns } from './useBudgetColumns';

/** The budgets with what is requested, awarded, ordered, paid and left; kept by those who manage them. */
export function BudgetsSection({ manages }: { manages: boolean }) {
  const { t } = useTranslation('budget');
  const errorText = useErrorText();
  const query = budgetQueries(useApi()).list();
  const list = useQuery(query);
  useStaleOnceLeft(query.queryKey);
  const codes = useCostCodes();
  const [open, setOpen] = useState<'new' | { action: BudgetAction; budget: Budget } | null>(null);
  const today = seoulDay(new Date(serverNow()));
  const columns = useBudgetColumns({
    today,
    manages,
    onAction: (action, budget) => setOpen({ action, budget }),
  });
  const close = () => setOpen(null);
  const codeless = codes !== null && !codes.items.some(({ closed }) => !closed);
  const chosen = open === null || open === 'new' ? null : open;
  return (
    <Section
      title={t('title')}
      note={t('note')}
      actions={
        manages && (
          <Button icon={<Plus />} disabled={codes === null || codeless} onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        )
      }
    >
      {list.error && !list.data ? (
        <ErrorState text={errorText(list.error)} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : (
        <DataTable
          aria-label={t('title')}
          columns={columns}
          rows={byState(list.data?.items ?? [], today)}
          rowKey={({ id }) => id}
          rowTone={(budget) => (budgetState(budget, today) === 'ended' ? 'muted' : undefined)}
          onRowClick={(budget) => setOpen({ action: 'records', budget })}
          loading={list.isPending}
          skeletonRows={3}
          minWidth={1120}
          empty={
            <EmptyState
              icon={<WalletCards />}
              title={t('empty')}
              text={t(!manages ? 'emptyRead' : codeless ? 'emptyCodes' : 'emptyText')}
            />
          }
        />
      )}
      {open === 'new' && codes && <BudgetDialog budget={null} codes={codes} onClose={close} />}
      {chosen?.action === 'edit' && codes && <BudgetDialog budget={chosen.budget} codes={codes} onClose={close} />}
      {chosen?.action === 'records' && <BudgetRecordsDialog budget={chosen.budget} onClose={close} />}
      {chosen?.action === 'end' && <EndBudgetDialog budget={chosen.budget} today={today} onClose={close} />}
      {chosen?.action === 'remove' && <RemoveBudgetDialog budget={chosen.budget} onClose={close} />}
    </Section>
  );
}
