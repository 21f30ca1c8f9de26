import { Copy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../ui/toast';
import styled from 'styled-components';
import type { BankAccount } from '../../../contract/entities/bankAccount';
import { accountNames } from '../../../domain/company/accountNames';
import { sentenceDay } from '../../../domain/time/sentenceDay';
import { useReader } from '../../shared/useReader';
import { space, type, weight } from '../../theme/tokens';
import { Banner } from '../../ui/Banner';
import { IconButton } from '../../ui/IconButton';
import { KeyValueList } from '../../ui/KeyValueList';
import { Inline } from '../../ui/Stack';
import { Code } from '../../ui/Text';

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  /* What is copied is what is read first. */
  & strong > * {
    ${type(16)}
    font-weight: ${weight.semibold};
  }
`;

/** The account to pay to, as it was when the order was placed; that the seller has another one now is pointed out. */
export function BankAccountFacts({ account, changedAt }: { account: BankAccount; changedAt: string | null }) {
  const { t } = useTranslation('project');
  const language = useReader();
  const { bank, holder } = accountNames(account, language);
  const copy = () =>
    void navigator.clipboard.writeText(account.account_number).then(() => toast.success(t('account.copied')));
  const number = (
    <Inline $nowrap>
      <strong>
        <Code>{account.account_number}</Code>
      </strong>
      <IconButton size="sm" label={t('account.copy')} icon={<Copy />} onClick={copy} />
    </Inline>
  );
  return (
    <Root data-sentry-mask>
      {changedAt !== null && (
        <Banner tone="warning" title={t('account.changedTitle', { day: sentenceDay(changedAt, language) })}>
          {t('account.changedText')}
        </Banner>
      )}
      <KeyValueList
        labelWidth="80px"
        items={[
          { key: 'bank', label: t('account.bank'), value: bank },
          { key: 'number', label: t('account.number'), value: number },
          { key: 'holder', label: t('account.holder'), value: holder },
          ...(account.swift ? [{ key: 'swift', label: t('account.swift'), value: <Code>{account.swift}</Code> }] : []),
          ...(account.currency === 'KRW'
            ? []
            : [{ key: 'currency', label: t('account.currency'), value: account.currency }]),
        ]}
      />
    </Root>
  );
}
