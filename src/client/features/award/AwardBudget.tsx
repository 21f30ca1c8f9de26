import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { budgetQueries } from '../../queries/budget';
import { BudgetEffects } from '../../shared/cost/BudgetEffects';
import { COST_KINDS, FIELD_OF, isCharged, useCostCodes } from '../../shared/cost/useCostCodes';
import { Card } from '../../ui/Card';
import { InlineError } from '../../ui/InlineError';
import { Section } from '../../ui/Section';
import { Inline, Stack } from '../../ui/Stack';
import { Text, TextLink } from '../../ui/Text';
import type { useAwardBudget } from './useAwardBudget';

type Props = {
  number: string;
  budget: ReturnType<typeof useAwardBudget>;
  /** It goes to approval first. */
  approved: boolean;
};

/** What the request is charged to, and what the award would leave of the budgets; nothing in a company without codes. */
export function AwardBudget({ number, budget, approved }: Props) {
  const { t } = useTranslation('budget');
  const codes = useCostCodes();
  const { data: cost } = useQuery({ ...budgetQueries(useApi()).ofRfq(number), meta: { silent: true } });
  if (!codes || codes.items.length === 0 || !cost) return null;
  const charged = isCharged(cost) || cost.lines.length > 0;
  return (
    <Section title={t('title')}>
      <Card>
        <Stack $gap={4}>
          <Inline $justify="space-between">
            <Text as="span" $size={13} $color="textMuted">
              {COST_KINDS.flatMap((kind) => {
                const name = codes.nameOf(cost[FIELD_OF[kind]]);
                return name ? [`${t(`kind.${kind}`)} ${name}`] : [];
              }).join(' · ')}
              {cost.lines.length > 0 && ` ${t('cost.lines', { count: cost.lines.length })}`}
              {!charged && t('cost.nothing')}
            </Text>
            <Text as="span" $size={13}>
              <TextLink href={paths.project.detail(number)}>{t(charged ? 'cost.change' : 'cost.choose')}</TextLink>
            </Text>
          </Inline>
          {budget.failed && <InlineError onRetry={budget.retry}>{t('effect.failed')}</InlineError>}
          {budget.check && <BudgetEffects check={budget.check} approved={approved} />}
        </Stack>
      </Card>
    </Section>
  );
}
