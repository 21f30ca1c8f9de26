import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { instantText } from '../../../domain/time/instants';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { purchaseApprovalQueries } from '../../queries/purchaseApproval';
import { useReader } from '../../shared/useReader';
import { Banner } from '../../ui/Banner';
import { Inline } from '../../ui/Stack';
import { TextLink } from '../../ui/Text';

/** The purchases of the company that wait for approval, above the cart that they left; nothing where none does. */
export function WaitingPurchases() {
  const { t } = useTranslation('cart');
  const language = useReader();
  const { data } = useQuery({ ...purchaseApprovalQueries(useApi()).list(), meta: { silent: true }, retry: false });
  const waiting = data?.items.filter(({ status }) => status === 'waiting') ?? [];
  if (waiting.length === 0) return null;
  return (
    <Banner title={t('approval.waiting', { count: waiting.length })}>
      {waiting.map(({ purchase_number: number, title, hold_until, requested_by: by }) => (
        <Inline key={number} as="span" $gap={2}>
          <TextLink href={paths.buyer.purchaseApproval(number)}>{title}</TextLink>
          <span>{t('approval.until', { by, time: instantText(hold_until, language) })}</span>
        </Inline>
      ))}
    </Banner>
  );
}
