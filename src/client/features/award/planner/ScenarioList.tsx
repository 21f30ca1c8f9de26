import { useQuery } from '@tanstack/react-query';
import { Check, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { AwardPlan, Scenario } from '../../../../contract/entities/plan';
import { useApi } from '../../../api/ApiProvider';
import { MoneyText } from '../../../shared/MoneyText';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { media } from '../../../theme/media';
import { IconButton } from '../../../ui/IconButton';
import { Text } from '../../../ui/Text';
import { awardQueries, useNamePlan } from '../awardQueries';
import { ofPlan, type Selection } from '../selection';
import { usePlanDifference } from './usePlanDifference';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(120px, auto) auto auto minmax(0, 1fr) auto;
  column-gap: ${space(4)};
  align-items: center;
  ${type(13)}
  & > li {
    display: contents;
  }
  & > li > * {
    min-height: 32px;
    padding: ${space(1)} 0;
  }
  & b {
    font-weight: ${weight.semibold};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > li {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      border-top: 1px solid ${color('line')};
    }
  }
`;

const Buttons = styled.span`
  display: flex;
  justify-content: flex-end;
`;

type Props = {
  comparison: Comparison;
  suggested: AwardPlan | null;
  onSelect: ((selection: Selection) => void) | undefined;
};

/** The named scenarios beside each other, each against the suggested award; nothing where there is none. */
export function ScenarioList({ comparison, suggested, onSelect }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const difference = usePlanDifference(comparison);
  const { data } = useQuery(awardQueries(useApi()).scenarios(comparison.rfq_number_id));
  const forget = useNamePlan(comparison.rfq_number_id);
  const said = ({ plan, rules: { freight_pct: percent } }: Scenario) => {
    if (plan.version !== comparison.version) return t('plan.stale');
    const assumed = percent === 100 ? null : t('plan.freightOf', { percent });
    return [assumed, suggested && difference(plan, suggested)].filter(Boolean).join(' · ');
  };
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={t('plan.scenarios')}>
      <Text $size={13} $weight="medium">
        {t('plan.scenarios')}
      </Text>
      <List>
        {data.items.map((one) => (
          <li key={one.plan.plan_id}>
            <b>{one.name}</b>
            <span>{t('plan.sellers', { count: one.plan.sellers })}</span>
            <MoneyText amount={one.plan.total} currency={comparison.currency} strong />
            <span>{said(one)}</span>
            <Buttons>
              {onSelect && one.plan.version === comparison.version && (
                <IconButton
                  size="sm"
                  icon={<Check />}
                  label={t('plan.takeOf', { name: one.name })}
                  onClick={() => onSelect(ofPlan(one.plan))}
                />
              )}
              <IconButton
                size="sm"
                icon={<Trash2 />}
                label={t('plan.forget', { name: one.name })}
                disabled={forget.isPending}
                onClick={() => forget.mutate({ plan_id: one.plan.plan_id, name: null })}
              />
            </Buttons>
          </li>
        ))}
      </List>
    </section>
  );
}
