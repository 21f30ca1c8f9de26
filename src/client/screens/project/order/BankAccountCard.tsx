import { Copy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { toast } from 'react-hot-toast';
import type { BankAccount } from '../../../../contract/entities/bankAccount';
import { dayText } from '../../../../domain/time/instants';
import { useReader } from '../../../parts/useReader';
import { Banner } from '../../../ui/Banner';
import { Card } from '../../../ui/Card';
import { IconButton } from '../../../ui/IconButton';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Inline } from '../../../ui/Stack';
import { Code } from '../../../ui/Text';

/** The account to pay to, as it was when the order was placed; that the seller has another one now is pointed out. */
export function BankAccountCard({ account, changedAt }: { account: BankAccount; changedAt: string | null }) {
  const { t } = useTranslation('project');
  const language = useReader();
  const copy = () =>
    void navigator.clipboard.writeText(account.account_number).then(() => toast.success(t('account.copied')));
  const number = (
    <Inline $nowrap>
      <Code>{account.account_number}</Code>
      <IconButton size="sm" label={t('account.copy')} icon={<Copy />} onClick={copy} />
    </Inline>
  );
  return (
    <Card data-sentry-mask>
      {changedAt !== null && (
        <Banner tone="warning" title={t('account.changedTitle', { day: dayText(changedAt, language) })}>
          {t('account.changedText')}
        </Banner>
      )}
      <KeyValueList
        labelWidth="80px"
        items={[
          { key: 'bank', label: t('account.bank'), value: account.bank_name },
          { key: 'number', label: t('account.number'), value: number },
          { key: 'holder', label: t('account.holder'), value: account.account_holder },
          { key: 'currency', label: t('account.currency'), value: account.currency },
        ]}
      />
    </Card>
  );
}
