import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { Budget, BudgetRule } from '../../../../contract/entities/budget';
import { seoulDay } from '../../../../domain/time/deadline';
import { serverNow } from '../../../clock';
import { useKeepBudget } from '../../../queries/budgetChanges';
import { CostFields } from '../../../shared/cost/CostFields';
import { type CostCodes, isCharged } from '../../../shared/cost/useCostCodes';
import { keepError } from '../../../shared/keepError';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { DateInput } from '../../../ui/DateInput';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { NumberInput } from '../../../ui/NumberInput';
import { RadioCards } from '../../../ui/RadioCards';
import { Columns, Inline, Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { usualSpans } from './budgetState';

const RULES = ['show', 'warn', 'stop'] as const satisfies readonly BudgetRule[];
const SPANS = ['year', 'quarter', 'month'] as const;

interface Props {
  /** Null: a new one. */
  budget: Budget | null;
  codes: CostCodes;
  onClose: () => void;
}

/** What a budget is for, its span, its amount, and what happens beyond it. */
export function BudgetDialog({ budget, codes, onClose }: Props) {
  const { t } = useTranslation('budget');
  const errorText = useErrorText();
  const { mutateAsync, isPending, error } = useKeepBudget();
  const [spans] = useState(() => usualSpans(seoulDay(new Date(serverNow()))));
  const [values, setValues] = useState(() => formOf(budget) ?? { ...NEW, ...spans.year });
  const set = (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change }));
  const { name, from_on, until_on, amount } = values;
  const backwards = from_on !== '' && until_on !== '' && until_on < from_on;
  const why = missingIn(values, backwards);
  const save = () =>
    void mutateAsync({ known: budget, budget: { ...values, name: name.trim() } }).then(() => {
      toast.success(t('changeSaved'));
      onClose();
    }, keepError);
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={save}
      title={budget ? t('edit.title', { name: budget.name }) : t('add')}
      submitLabel={t('save')}
      submitDisabled={why !== null}
      submitWhy={why && t(`missing.${why}`)}
      loading={isPending}
    >
      <Stack $gap={4}>
        <Field label={t('name')}>
          <TextInput
            maxLength={60}
            placeholder={t('namePlaceholder')}
            value={name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Columns>
          <CostFields codes={codes} value={values} onChange={set} optional={false} />
        </Columns>
        <Stack $gap={2}>
          <Columns>
            <Field label={t('from')}>
              <DateInput value={from_on} onChange={({ target }) => set({ from_on: target.value })} />
            </Field>
            <Field label={t('until')} error={backwards ? t('backwards') : undefined}>
              <DateInput value={until_on} min={from_on} onChange={({ target }) => set({ until_on: target.value })} />
            </Field>
          </Columns>
          <Inline as="fieldset" aria-label={t('spans')}>
            {SPANS.map((key) => (
              <Button
                key={key}
                size="sm"
                aria-pressed={spans[key].from_on === from_on && spans[key].until_on === until_on}
                onClick={() => set(spans[key])}
              >
                {t(`span.${key}`)}
              </Button>
            ))}
          </Inline>
        </Stack>
        <Field label={t('amount')} help={t('amountHelp')}>
          <NumberInput
            decimals={0}
            maxLength={19}
            unit="KRW"
            value={amount}
            onChange={(value) => set({ amount: value })}
          />
        </Field>
        <Field label={t('rule')}>
          <RadioCards
            columns={1}
            value={values.rule}
            onChange={(rule) => set({ rule })}
            options={RULES.map((value) => ({ value, label: t(`rules.${value}`), note: t(`ruleNote.${value}`) }))}
          />
        </Field>
        {error && <InlineError>{errorText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}

const NEW = {
  name: '',
  cost_centre_id: null as string | null,
  project_id: null as string | null,
  amount: '',
  rule: 'warn' as BudgetRule,
};

function formOf(budget: Budget | null) {
  if (!budget) return null;
  const { name, cost_centre_id, project_id, from_on, until_on, amount, rule } = budget;
  return { name, cost_centre_id, project_id, from_on, until_on, amount, rule };
}

/** What a budget lacks before it can be kept, in the order of the form. */
function missingIn(values: NonNullable<ReturnType<typeof formOf>>, backwards: boolean) {
  if (values.name.trim() === '') return 'name' as const;
  if (!isCharged(values)) return 'code' as const;
  if (values.from_on === '' || values.until_on === '' || backwards) return 'span' as const;
  return /^\d{1,15}$/.test(values.amount) ? null : ('amount' as const);
}
