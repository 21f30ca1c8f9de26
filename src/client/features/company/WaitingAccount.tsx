import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../ui/toast';
import { DateText } from '../../shared/DateText';
import { DeadlineText } from '../../shared/DeadlineText';
import { type WaitingBankAccount, useAnswerBankAccount } from '../../queries/company';
import { useErrorText } from '../../shell/errors/useErrorText';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { InlineError } from '../../ui/InlineError';
import { KeyValueList } from '../../ui/KeyValueList';
import { Inline, Stack } from '../../ui/Stack';
import { useConfirmedAction } from '../../shell/recentAuthentication/useConfirmedAction';

/** An account that is not used yet: until when, and what a member can do about it. */
export function WaitingAccount({ waiting, onUsed }: { waiting: WaitingBankAccount; onUsed: () => void }) {
  const { t } = useTranslation(['user', 'trade']);
  const errorText = useErrorText();
  const { currency, account_number, bank_name, account_holder } = waiting.bank_account;
  const action = useConfirmedAction(useAnswerBankAccount().mutateAsync);
  const answer = async (confirm: boolean) => {
    if (!(await action.run({ currency, account_number, confirm }))) return;
    toast.success(t(confirm ? 'company.waiting.confirmed' : 'company.waiting.stopped'));
  };
  return (
    <Card data-sentry-mask>
      <Stack>
        <Banner tone="warning" title={t('company.waiting.title', { currency: t(`trade:currency.${currency}`) })}>
          {t('company.waiting.text')}
        </Banner>
        <KeyValueList
          labelWidth="144px"
          items={[
            {
              key: 'from',
              label: t('company.waiting.from'),
              value: <DeadlineText closesAt={waiting.used_from} onOver={onUsed} />,
            },
            { key: 'by', label: t('company.waiting.by'), value: waiting.set_by_name },
            { key: 'at', label: t('company.waiting.at'), value: <DateText value={waiting.set_at} time /> },
            { key: 'bank', label: t('company.bank'), value: bank_name },
            { key: 'number', label: t('company.number'), value: account_number },
            { key: 'holder', label: t('company.holder'), value: account_holder },
          ]}
        />
        {action.failure !== null && <InlineError>{errorText(action.failure)}</InlineError>}
        <Inline $justify="flex-end">
          <Button loading={action.busy} onClick={() => void answer(false)}>
            {t('company.waiting.stop')}
          </Button>
          {waiting.confirmable && (
            <Button variant="primary" loading={action.busy} onClick={() => void answer(true)}>
              {t('company.waiting.confirm')}
            </Button>
          )}
        </Inline>
        {action.prompt}
      </Stack>
    </Card>
  );
}
