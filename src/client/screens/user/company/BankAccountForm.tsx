import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import type { BankAccount } from '../../../../contract/entities/order';
import { errorTable } from '../../../../contract/errors';
import { hasCode } from '../../../api/ApiError';
import { type BankAccountInput, useSaveBankAccount } from '../../../queries/company';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Select } from '../../../ui/Select';
import { Columns, Inline, Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { ReauthDialog } from './ReauthDialog';

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
  const [asking, setAsking] = useState(false);
  const form = useForm<BankAccountInput>({ defaultValues: account ?? empty });
  const { errors } = form.formState;
  const stale = hasCode(save.error, errorTable.FRESH_LOGIN_NEEDED.mcode);

  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        toast.success(t('company.saved'));
        onDone();
      },
      onError: (error) => setAsking(hasCode(error, errorTable.FRESH_LOGIN_NEEDED.mcode)),
    }),
  );
  const currencies = (['KRW', 'USD'] as const).map((value) => ({ value, label: t(`trade:currency.${value}`) }));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Columns>
          <Field label={t('company.bank')} error={errors.bank_name && t('company.errors.required')}>
            <TextInput
              maxLength={40}
              placeholder={t('company.bankPlaceholder')}
              {...form.register('bank_name', { required: true })}
            />
          </Field>
          <Field label={t('company.number')} error={errors.account_number && t('company.errors.number')}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              {...form.register('account_number', { pattern: /^[0-9-]{6,30}$/, required: true })}
            />
          </Field>
          <Field label={t('company.holder')} error={errors.account_holder && t('company.errors.required')}>
            <TextInput maxLength={60} {...form.register('account_holder', { required: true })} />
          </Field>
          <Field label={t('company.currency')}>
            <Select options={currencies} {...form.register('currency')} />
          </Field>
        </Columns>
        {save.error && !stale && <InlineError>{errorText(save.error)}</InlineError>}
        <Inline $justify="flex-end">
          <Button onClick={onDone}>{t('company.cancel')}</Button>
          <Button type="submit" variant="primary" loading={save.isPending}>
            {t('company.save')}
          </Button>
        </Inline>
      </Stack>
      {asking && (
        <ReauthDialog
          onClose={() => setAsking(false)}
          onFresh={() => {
            setAsking(false);
            void submit();
          }}
        />
      )}
    </form>
  );
}
