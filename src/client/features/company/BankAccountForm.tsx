import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../ui/toast';
import type { BankAccount } from '../../../contract/entities/bankAccount';
import { SWIFT_CODE } from '../../../contract/figures';
import type { Currency } from '../../../contract/values';
import { isEnglishText } from '../../../domain/company/englishText';
import { useSaveBankAccount } from '../../queries/company';
import { Field } from '../../ui/Field';
import { Columns } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import { useFields } from '../../ui/useFields';
import { useConfirmedAction } from '../../shell/recentAuthentication/useConfirmedAction';
import { SavedForm } from './SavedForm';

interface Props {
  account: BankAccount | null;
  currency: Currency;
  onDone: () => void;
}

const EMPTY = { bank_name: '', account_number: '', account_holder: '' };
const ABROAD = { bank_name_en: '', account_holder_en: '', swift: '' };
type Values = typeof EMPTY & typeof ABROAD;

/** What is wrong with an account, in the order of its fields. */
function wrongIn(values: Values): (keyof Values)[] {
  const right: Record<keyof Values, boolean> = {
    bank_name: values.bank_name !== '',
    account_number: /^[0-9-]{6,30}$/.test(values.account_number),
    account_holder: values.account_holder !== '',
    swift: values.swift === '' || SWIFT_CODE.test(values.swift.replaceAll(' ', '').toUpperCase()),
    bank_name_en: isEnglishText(values.bank_name_en),
    account_holder_en: isEnglishText(values.account_holder_en),
  };
  return (Object.keys(right) as (keyof Values)[]).filter((name) => !right[name]);
}

/**
 * Sets the account of one currency. Without a recent authentication it requires the password, then saves the same input.
 * What a payment from abroad needs is required for the account in dollars.
 */
export function BankAccountForm({ account, currency, onDone }: Props) {
  const { t } = useTranslation(['user', 'trade']);
  const save = useSaveBankAccount();
  const form = useFields({ ...EMPTY, ...ABROAD, ...account }, wrongIn);
  const action = useConfirmedAction(save.mutateAsync);
  const name = t('company.formFor', { currency: t(`company.currencyOf.${currency}`) });
  const abroad = currency === 'USD';

  const submit = form.submit(async ({ bank_name_en, account_holder_en, swift, ...values }) => {
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
        <Field label={t('company.bank')} error={form.isWrong('bank_name') && t('errors.required')}>
          <TextInput maxLength={40} placeholder={t('company.bankPlaceholder')} {...form.text('bank_name')} />
        </Field>
        <Field label={t('company.number')} error={form.isWrong('account_number') && t('errors.accountNumber')}>
          <TextInput inputMode="numeric" autoComplete="off" data-sentry-mask {...form.text('account_number')} />
        </Field>
        <Field label={t('company.holder')} error={form.isWrong('account_holder') && t('errors.required')}>
          <TextInput maxLength={60} {...form.text('account_holder')} />
        </Field>
        {abroad && (
          <>
            <Field label={t('company.swift')} optional error={form.isWrong('swift') && t('errors.swift')}>
              <TextInput autoComplete="off" maxLength={14} placeholder="HNBNKRSE" {...form.text('swift')} />
            </Field>
            <Field label={t('company.bankEn')} optional error={form.isWrong('bank_name_en') && t('errors.english')}>
              <TextInput maxLength={80} placeholder="Busan Bank" {...form.text('bank_name_en')} />
            </Field>
            <Field
              label={t('company.holderEn')}
              optional
              error={form.isWrong('account_holder_en') && t('errors.english')}
            >
              <TextInput maxLength={100} {...form.text('account_holder_en')} />
            </Field>
          </>
        )}
      </Columns>
    </SavedForm>
  );
}
