import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type { BankAccount } from '../../../../contract/entities/order';
import { type BankAccountInput, useSaveBankAccount } from '../../../queries/company';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Select } from '../../../ui/Select';
import { Columns, Inline, Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { useDeed } from '../fresh/useDeed';

interface Props {
  account: BankAccount | null;
  onDone: () => void;
}

const empty: BankAccountInput = { bank_name: '', account_number: '', account_holder: '', currency: 'KRW' };

/** Sets the account. A login that is not fresh is asked for its password, then the same input is saved. */
export function BankAccountForm({ account, onDone }: Props) {
  const { t } = useTranslation(['user', 'trade']);
  const errorText = useErrorText();
  const save = useSaveBankAccount();
  const form = useForm<BankAccountInput>({ defaultValues: account ?? empty });
  const { errors } = form.formState;
  const deed = useDeed(save.mutateAsync);

  const submit = form.handleSubmit(async (values) => {
    if (!(await deed.run(values))) return;
    toast.success(t('company.saved'));
    onDone();
  });
  const currencies = (['KRW', 'USD'] as const).map((value) => ({ value, label: t(`trade:currency.${value}`) }));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Columns>
          <Field label={t('company.bank')} error={errors.bank_name && t('errors.required')}>
            <TextInput
              maxLength={40}
              placeholder={t('company.bankPlaceholder')}
              {...form.register('bank_name', { required: true })}
            />
          </Field>
          <Field label={t('company.number')} error={errors.account_number && t('errors.accountNumber')}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              {...form.register('account_number', { pattern: /^[0-9-]{6,30}$/, required: true })}
            />
          </Field>
          <Field label={t('company.holder')} error={errors.account_holder && t('errors.required')}>
            <TextInput maxLength={60} {...form.register('account_holder', { required: true })} />
          </Field>
          <Field label={t('company.currency')}>
            <Select options={currencies} {...form.register('currency')} />
          </Field>
        </Columns>
        {Boolean(deed.failure) && <InlineError>{errorText(deed.failure)}</InlineError>}
        <Inline $justify="flex-end">
          <Button onClick={onDone}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" loading={deed.busy}>
            {t('save')}
          </Button>
        </Inline>
      </Stack>
      {deed.prompt}
    </form>
  );
}
