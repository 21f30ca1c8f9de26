import { useTranslation } from 'next-i18next/pages';
import { useRights } from '../../../shared/useRight';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { BudgetsSection } from './BudgetsSection';
import { CodesSection } from './CodesSection';

/** Budgets, and the cost centres and project codes that they are for. Amounts are shown to those who see prices. */
export function BudgetTab() {
  const { t } = useTranslation('user');
  const rights = useRights() ?? [];
  const manages = rights.includes('manage_budgets');
  const sees = rights.includes('see_prices');
  return (
    <>
      <PageHeader title={t('budget.title')} meta={t('budget.meta')} />
      <Stack $gap={8}>
        {sees && <BudgetsSection manages={manages} />}
        <CodesSection kind="cost_centre" manages={manages} />
        <CodesSection kind="project" manages={manages} />
      </Stack>
    </>
  );
}
