import { Sparkles } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Comparison } from '../../../../contract/entities/comparison';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { useFailureText } from '../../../shell/errors/useFailureText';
import type { AwardGroup } from '../awardGroups';
import { ofPlan, type Selection } from '../selection';
import { PlanResult } from './PlanResult';
import { PlanRuleFields } from './PlanRuleFields';
import { noRules, type RuleForm, rulesOf } from './ruleForm';
import type { Planning } from './usePlanning';

type Props = {
  comparison: Comparison;
  planning: Planning;
  groups: readonly AwardGroup[];
  onSelect: (selection: Selection) => void;
};

/** The suggested award: the buyer's rules, the plan that costs least under them, and taking it over. */
export function PlannerPanel({ comparison, planning, groups, onSelect }: Props) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const [form, setForm] = useState<RuleForm>(() => noRules(comparison));
  const { plan } = planning;
  return (
    <Section title={t('plan.title')} note={t('plan.note')}>
      <Card>
        <Stack $gap={4}>
          <PlanRuleFields comparison={comparison} form={form} onChange={setForm} />
          <div>
            <Button
              icon={<Sparkles />}
              loading={planning.starting}
              disabled={planning.improving}
              onClick={() => planning.start(rulesOf(form))}
            >
              {t(plan ? 'plan.again' : 'plan.start')}
            </Button>
          </div>
          {planning.error && <InlineError>{failureText(planning.error)}</InlineError>}
          {plan && (
            <PlanResult
              comparison={comparison}
              plan={plan}
              planning={planning}
              groups={groups}
              onTake={() => onSelect(ofPlan(plan))}
            />
          )}
        </Stack>
      </Card>
    </Section>
  );
}
