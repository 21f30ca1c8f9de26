import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import type { BankAccount } from '../../../contract/entities/bankAccount';
import { SWIFT_CODE } from '../../../contract/figures';
import type { Currency } from '../../../contract/values';
import { isEnglishText } from '../../../domain/company/englishText';
import { useSaveBankAccount } from '../../queries/company';
import { Field } from '../../ui/Field';
import { Columns } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import { useConfirmedAction } from '../../shell/recentAuthentication/useConfirmedAction';
import { SavedForm } from './SavedForm';

interface Props {
  account: BankAccount | null;
  currency: Currency;
  onDone: () => void;
}

const EMPTY = { bank_name: '', account_number: '', account_holder: '' };
const ABROAD = { bank_name_en: '', account_holder_en: '', swift: '' };

/**
 * Sets the account of one currency. A login that is not fresh is asked for its password, then the same input is saved.
 * What a payment from abroad needs is asked for the account in dollars.
 */
export function BankAccountForm({ account, currency, onDone }: Props) {
  const { t } = useTranslation(['user', 'trade']);
  const save = useSaveBankAccount();
  const form = useForm({ defaultValues: { ...EMPTY, ...ABROAD, ...account } });
  const { errors } = form.formState;
  const action = useConfirmedAction(save.mutateAsync);
  const name = t('company.formFor', { currency: t(`trade:currency.${currency}`) });
  const abroad = currency === 'USD';
  const english = { validate: isEnglishText };

  const submit = form.handleSubmit(async ({ bank_name_en, account_holder_en, swift, ...values }) => {
    const input = {
      ...values,
      currency,
      bank_name_en: bank_name_en || undefined,
      account_holder_en: account_holder_en || undefined,
      swift: swift.replaceAll(' ', '').toUpperCase() || undefined,
    };
    if (!(await action.run(input))) return;
    toast.success(t(account ? 'company.savedWaits' : 'company.saved'));
    onDone();
  });
  return (
    <SavedForm recovery={`bankAccount:${currency}`} name={name} action={action} onSubmit={submit} onCancel={onDone}>
      <strong>{name}</strong>
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
            data-sentry-mask
            {...form.register('account_number', { pattern: /^[0-9-]{6,30}$/, required: true })}
          />
        </Field>
        <Field label={t('company.holder')} error={errors.account_holder && t('errors.required')}>
          <TextInput maxLength={60} {...form.register('account_holder', { required: true })} />
        </Field>
        {abroad && (
          <>
            <Field label={t('company.swift')} optional error={errors.swift && t('errors.swift')}>
              <TextInput
                autoComplete="off"
                maxLength={14}
                placeholder="HNBNKRSE"
                {...form.register('swift', {
                  validate: (text) => !text || SWIFT_CODE.test(text.replaceAll(' ', '').toUpperCase()),
                })}
              />
            </Field>
            <Field label={t('company.bankEn')} optional error={errors.bank_name_en && t('errors.english')}>
              <TextInput maxLength={80} placeholder="Busan Bank" {...form.register('bank_name_en', english)} />
            </Field>
            <Field label={t('company.holderEn')} optional error={errors.account_holder_en && t('errors.english')}>
              <TextInput maxLength={100} {...form.register('account_holder_en', english)} />
            </Field>
          </>
        )}
      </Columns>
    </SavedForm>
  );
}
