import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../../contract/entities/order';
import { shownParty } from '../../../shared/shownParty';
import { useReader } from '../../../shared/useReader';
import { paths } from '../../../paths';
import { CompanyName } from '../../../shared/CompanyName';
import { LineTable } from '../../../shared/LineTable';
import { fromTradedLine } from '../../../shared/lineRow';
import { StatusChip } from '../../../shared/StatusChip';
import { TermsList } from '../../../shared/TermsList';
import { tradedTerms } from '../tradedTerms';
import { TotalsBox } from '../../../shared/TotalsBox';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Card } from '../../../ui/Card';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { Code } from '../../../ui/Text';
import { OrderStageView } from '../OrderStageView';
import { orderStage } from '../orderStage';
import { Split } from '../../../ui/Split';
import { BuyerOrder } from './BuyerOrder';
import { TransferForm } from './TransferForm';

/** Paying an order: what for, where to, and reporting the transfer. */
export const BuyScreen = () => <BuyerOrder>{(order) => <Payment order={order} />}</BuyerOrder>;

function Payment({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const language = useReader();
  const { totals, bank_account: account, order_number: number, seller } = order;
  const payable = order.actions.includes('report_payment');
  // What the buyer has to do now is done on the order's own page.
  const elsewhere = !payable && orderStage(order).tone === 'act';
  const sums = totals && (
    <TotalsBox
      totals={totals}
      weight={order.total_weight_kg}
      unweighed={order.unknown_weight_lines}
      collect={order.delivery_term === 'collect'}
    />
  );
  const terms = (
    <Card>
      <TermsList terms={tradedTerms(order)} />
    </Card>
  );
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('list.title'), href: paths.project.list() },
          { label: number, href: paths.project.detail(number) },
          { label: t('buy.title') },
        ]}
        title={t('buy.title')}
        status={<StatusChip kind="payment" status={order.payment_status} />}
        meta={
          <>
            <Code>{number}</Code>
            <CompanyName name={shownParty(seller, language).company_name} verified={seller.verified} />
          </>
        }
        actions={!elsewhere && <ButtonLink href={paths.project.detail(number)}>{t('do.order')}</ButtonLink>}
      />
      <Stack $gap={8}>
        <OrderStageView
          order={order}
          actions={
            elsewhere && (
              <ButtonLink variant="primary" href={paths.project.detail(number)}>
                {t('do.order')}
              </ButtonLink>
            )
          }
        />
        {!totals && <Banner tone="neutral">{t('buy.noPrices')}</Banner>}
        {totals && !account && !order.account_awaited && <Banner tone="warning">{t('buy.noAccount')}</Banner>}
        {payable ? (
          <Split>
            <Section title={t('buy.report')} note={t('buy.reportNote')}>
              <TransferForm order={order} />
            </Section>
            <Stack $gap={6}>
              {sums}
              {terms}
            </Stack>
          </Split>
        ) : (
          <Split>
            {terms}
            {sums}
          </Split>
        )}
        <Section title={t('order.lines')} count={order.lines.length}>
          <LineTable rows={order.lines.map(fromTradedLine)} currency={totals?.currency} />
        </Section>
      </Stack>
    </>
  );
}
