import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { instantText } from '../../../domain/time/instants';
import { useApi } from '../../api/ApiProvider';
import { RecordState } from '../../shell/errors/RecordState';
import { MoneyText } from '../../shared/MoneyText';
import { useReader } from '../../shared/useReader';
import { paths } from '../../paths';
import { purchaseQueries } from './purchaseQueries';
import { useRoute } from '../../shell/useRoute';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import { DataTable } from '../../ui/DataTable';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';

/** What was ordered and what comes next: the transfer, in time. */
export function PurchaseCompleteScreen() {
  const { t } = useTranslation('cart');
  const language = useReader();
  const record = useQuery(purchaseQueries(useApi()).checkout(useRoute().query.x ?? ''));
  if (!record.data) return <RecordState {...record} head={<PageHeader title={t('done.title')} />} />;
  const { orders, pay_until } = record.data;
  const [first] = orders;
  return (
    <>
      <PageHeader
        title={t('done.title')}
        actions={
          <>
            <ButtonLink href={paths.project.list()}>{t('done.projects')}</ButtonLink>
            {first && (
              <ButtonLink variant="primary" href={paths.project.buy(first.order_number)}>
                {t('done.pay')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Stack $gap={6}>
        <Banner tone="success" title={t('done.orders', { count: orders.length })}>
          {pay_until && `${t('done.payUntil', { time: instantText(pay_until, language) })} ${t('done.lapses')}`}
        </Banner>
        <DataTable
          aria-label={t('done.title')}
          rows={orders}
          rowKey={(order) => order.order_number}
          rowHref={(order) => paths.project.buy(order.order_number)}
          columns={[
            { key: 'number', header: t('done.number'), width: '152px', render: (order) => order.order_number },
            {
              key: 'seller',
              header: t('done.seller'),
              width: '160px',
              wrap: true,
              render: (order) => order.counterpart_name,
            },
            { key: 'title', header: t('material'), wrap: true, render: (order) => order.title },
            {
              key: 'total',
              header: t('amount'),
              align: 'right',
              width: '144px',
              render: (order) => <MoneyText amount={order.total_amount} currency={order.currency} strong />,
            },
          ]}
        />
        <Text $color="textMuted">{t('done.next')}</Text>
      </Stack>
    </>
  );
}
