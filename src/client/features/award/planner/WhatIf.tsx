import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { AwardPlan, KeptPlan } from '../../../../contract/entities/plan';
import { leadDaysLeft } from '../../../../domain/compare/wantedDay';
import { seoulDay } from '../../../../domain/time/deadline';
import { serverNow } from '../../../clock';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { Field } from '../../../ui/Field';
import { TextInput } from '../../../ui/TextInput';
import { useFailureText } from '../../../shell/errors/useFailureText';
import { keepError } from '../../../shared/keepError';
import { useNamePlan } from '../awardQueries';
import type { AwardGroup } from '../awardGroups';
import { ofPlan, type Selection } from '../selection';
import { PlanResult } from './PlanResult';
import { PlanRuleFields } from './PlanRuleFields';
import { noRules, type RuleForm, rulesOf } from './ruleForm';
import { ScenarioList } from './ScenarioList';
import { usePlanDifference } from './usePlanDifference';
import { usePlanning } from './usePlanning';

/** Rules are planned once they have stayed so long. */
const SETTLED_MS = 250;

type Props = {
  comparison: Comparison;
  /** The plan under the request's own rules, against which others are measured. */
  suggested: AwardPlan | null;
  groups: readonly AwardGroup[];
  onSelect: ((selection: Selection) => void) | undefined;
};

/** Other rules, the plan under them as soon as one is changed, how it differs from the suggested one, and the kept scenarios. */
export function WhatIf({ comparison, suggested, groups, onSelect }: Props) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const difference = usePlanDifference(comparison);
  const [form, setForm] = useState<RuleForm>(() => noRules(comparison));
  const settled = useSettled(form);
  const rules = rulesOf(settled);
  const changed = JSON.stringify(rules) !== JSON.stringify(rulesOf(noRules(comparison)));
  const planning = usePlanning(comparison, changed ? rules : null);
  const { plan, error } = planning;
  const left = leadDaysLeft(comparison.required_date, seoulDay(new Date(serverNow())));
  return (
    <Section title={t('plan.title')} note={t('plan.note')}>
      <Card $padding="sm">
        <Stack $gap={4}>
          <PlanRuleFields comparison={comparison} form={form} onChange={setForm} />
          <Inline $gap={2}>
            <Button size="sm" onClick={() => setForm({ ...form, fromStock: true, days: '7' })}>
              {t('plan.soon')}
            </Button>
            {left !== null && left > 0 && (
              <Button size="sm" onClick={() => setForm({ ...form, days: String(left) })}>
                {t('plan.onTime', { days: left })}
              </Button>
            )}
            <Button size="sm" variant="ghost" disabled={!changed} onClick={() => setForm(noRules(comparison))}>
              {t('plan.reset')}
            </Button>
          </Inline>
          {changed && error && <InlineError>{failureText(error)}</InlineError>}
          {changed && planning.starting && (
            <Text $size={13} $color="textMuted">
              {t('plan.calculating')}
            </Text>
          )}
          {changed && plan && (
            <>
              {suggested && (
                <Text $size={16} $weight="semibold" aria-live="polite">
                  {difference(plan, suggested)}
                </Text>
              )}
              <PlanResult
                comparison={comparison}
                plan={plan}
                planning={planning}
                groups={groups}
                freightPct={rules.freight_pct as string | undefined}
                label={t('plan.otherResult')}
                onTake={onSelect && (() => onSelect(ofPlan(plan)))}
              />
              <KeepScenario number={comparison.rfq_number_id} plan={plan} />
            </>
          )}
          <ScenarioList comparison={comparison} suggested={suggested} onSelect={onSelect} />
        </Stack>
      </Card>
    </Section>
  );
}

/** A name under which a plan is kept. */
function KeepScenario({ number, plan }: { number: string; plan: KeptPlan }) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const [name, setName] = useState('');
  const { mutateAsync, isPending, error } = useNamePlan(number);
  const keep = () => void mutateAsync({ plan_id: plan.plan_id, name: name.trim() }).then(() => setName(''), keepError);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() && !isPending) keep();
      }}
    >
      {/* What the field says stands in it: below it, it would push the button under its line. */}
      <Inline $gap={2} $align="end">
        <Field label={t('plan.scenarioName')}>
          <TextInput
            value={name}
            maxLength={60}
            placeholder={t('plan.scenarioHelp')}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={!name.trim()} loading={isPending}>
          {t('plan.keep')}
        </Button>
      </Inline>
      {error && <InlineError>{failureText(error)}</InlineError>}
    </form>
  );
}

/** A value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
