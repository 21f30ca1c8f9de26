import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { MAX_APPROVAL_STEPS } from '../../../../contract/constants';
import type { ApprovalRule } from '../../../../contract/entities/approval';
import type { CompanyMember } from '../../../../contract/entities/member';
import { NO_FLAGS } from '../../../../domain/approval/flags';
import { ApiError } from '../../../api/ApiError';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { IconButton } from '../../../ui/IconButton';
import { InlineError } from '../../../ui/InlineError';
import { NumberInput } from '../../../ui/NumberInput';
import { Select } from '../../../ui/Select';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { approverOf, choiceOf } from './approverChoice';
import { usePlaceNames } from './usePlaceNames';

type Props = {
  /** Null: a new one. */
  rule: ApprovalRule | null;
  /** Its place among all rules, by which a refusal names it. */
  index: number;
  members: readonly CompanyMember[];
  busy: boolean;
  failure: unknown;
  onChange: () => void;
  onSave: (rule: ApprovalRule) => void;
  onClose: () => void;
};

const FLAGS = ['alternates', 'single_bidder', 'not_lowest', 'over_target', 'over_budget'] as const;
const NEW = { ...NO_FLAGS, order: 'in_turn' } as const;
const SUBJECTS = ['award', 'quotation'] as const;

/** When a rule holds, and who approves then. */
export function ApprovalRuleDialog({ rule, index, members, busy, failure, onChange, onSave, onClose }: Props) {
  const { t } = useTranslation('approval');
  const errorText = useErrorText();
  const [name, setName] = useState(rule?.name ?? '');
  const [subject, setSubject] = useState(rule?.subject ?? 'award');
  const [amount, setAmount] = useState(rule?.amount_from ?? '');
  const [days, setDays] = useState(String(rule?.days ?? 2));
  const [terms, setTerms] = useState<Pick<ApprovalRule, (typeof FLAGS)[number] | 'order'>>(rule ?? NEW);
  const [steps, setSteps] = useState<string[]>(rule?.steps.map(choiceOf) ?? ['']);
  const choices = useApproverChoices(members);
  const faults = faultsOf(failure, index);
  const change = (next: string[]) => {
    onChange();
    setSteps(next);
  };
  const approvers = steps.flatMap((step) => approverOf(step) ?? []);
  const term = Number(days);
  const ready = name.trim() !== '' && approvers.length === steps.length && term >= 1 && term <= 30;
  const submit = () =>
    onSave({
      ...terms,
      ...(subject === 'quotation' ? NO_FLAGS : {}),
      subject,
      name: name.trim(),
      amount_from: amount === '' ? null : amount,
      days: term,
      steps: approvers,
    });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={rule ? t('rules.editOf', { name: rule.name }) : t('rules.add')}
      submitLabel={t('rules.save')}
      submitDisabled={!ready}
      loading={busy}
      width={480}
    >
      <Stack $gap={4}>
        <Field label={t('rules.name')}>
          <TextInput maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t('rules.subject')}>
          <Select
            options={SUBJECTS.map((value) => ({ value, label: t(`subject.${value}`) }))}
            value={subject}
            onChange={(event) => setSubject(SUBJECTS.find((one) => one === event.target.value) ?? 'award')}
          />
        </Field>
        <Field
          label={t('rules.amount')}
          help={t(subject === 'quotation' ? 'rules.quotationHelp' : 'rules.amountHelp')}
          optional
        >
          <NumberInput decimals={0} maxLength={19} unit="KRW" value={amount} onChange={setAmount} />
        </Field>
        {subject === 'award' && (
          <Stack as="fieldset" $gap={2}>
            <VisuallyHidden as="legend">{t('rules.conditions')}</VisuallyHidden>
            {FLAGS.map((flag) => (
              <Checkbox
                key={flag}
                label={t(`condition.${flag}`)}
                checked={terms[flag]}
                onChange={(event) => setTerms({ ...terms, [flag]: event.target.checked })}
              />
            ))}
            <Text as="p" $size={13}>
              {t('rules.conditionsHelp')}
            </Text>
          </Stack>
        )}
        {steps.map((step, place) => (
          <Inline key={place} $align="flex-end" $nowrap>
            <Field label={t('rules.step', { n: place + 1 })} error={faults[place] && t(`rules.fault.${faults[place]}`)}>
              <Select
                options={choices}
                placeholder={t('rules.choose')}
                value={step}
                onChange={(event) => change(steps.with(place, event.target.value))}
              />
            </Field>
            {steps.length > 1 && (
              <IconButton
                label={t('rules.removeStep', { n: place + 1 })}
                icon={<X />}
                onClick={() => change(steps.toSpliced(place, 1))}
              />
            )}
          </Inline>
        ))}
        <div>
          <Button size="sm" disabled={steps.length >= MAX_APPROVAL_STEPS} onClick={() => change([...steps, ''])}>
            {t('rules.addStep')}
          </Button>
        </div>
        {steps.length > 1 && (
          <Field label={t('rules.order')}>
            <Select
              options={(['in_turn', 'at_once'] as const).map((value) => ({ value, label: t(`rules.${value}`) }))}
              value={terms.order}
              onChange={(event) =>
                setTerms({ ...terms, order: event.target.value === 'at_once' ? 'at_once' : 'in_turn' })
              }
            />
          </Field>
        )}
        <Field label={t('rules.days')}>
          <NumberInput decimals={0} maxLength={2} value={days} onChange={setDays} />
        </Field>
        {failure !== null && <InlineError>{errorText(failure)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}

/** Owners, roles and people that may be named. */
function useApproverChoices(members: readonly CompanyMember[]) {
  const { t } = useTranslation('approval');
  const { roleChoices } = usePlaceNames();
  return [
    { value: 'owner', label: t('rules.owners') },
    ...roleChoices.map(({ value, label }) => ({ value: `role:${value}`, label: t('rules.role', { name: label }) })),
    ...members
      .filter(({ member_status }) => member_status === 'active')
      .map(({ id, name, email }) => ({ value: `person:${id}`, label: `${name} (${email})` })),
  ];
}

type StepFault = 'nobody' | 'only_requester' | 'duplicate';

/** What a refusal says of the steps of one rule, by their places. */
function faultsOf(failure: unknown, rule: number): Record<number, StepFault> {
  if (!(failure instanceof ApiError)) return {};
  return Object.fromEntries(
    failure.issues.flatMap(({ path, code }) => (path[1] === rule ? [[Number(path[3]), code as StepFault]] : [])),
  );
}
