import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../../contract/entities/order';
import { paths } from '../../../paths';
import { LineTable } from '../../../shared/LineTable';
import { fromTradedLine } from '../../../shared/lineRow';
import { TermsList } from '../../../shared/TermsList';
import { tradedTerms } from '../tradedTerms';
import { TotalsBox } from '../../../shared/TotalsBox';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Card } from '../../../ui/Card';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Columns, Stack } from '../../../ui/Stack';
import { Code } from '../../../ui/Text';
import { OrderStageView } from '../OrderStageView';
import { OrderDocuments } from '../OrderDocuments';
import { PartyCard } from '../PartyCard';
import { BuyerOrder } from './BuyerOrder';

/** The order in short, as it can be printed and filed. */
export const BuyCompleteScreen = () => <BuyerOrder>{(order) => <Summary order={order} />}</BuyerOrder>;

function Summary({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { totals, order_number: number } = order;
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('list.title'), href: paths.project.list() },
          { label: number, href: paths.project.detail(number) },
          { label: t('buy.completeTitle') },
        ]}
        title={t('buy.completeTitle')}
        meta={<Code>{number}</Code>}
        actions={
          <>
            <OrderDocuments order={order} />
            <ButtonLink variant="primary" href={paths.project.detail(number)}>
              {t('do.order')}
            </ButtonLink>
          </>
        }
      />
      <Stack $gap={6}>
        <OrderStageView order={order} />
        <Columns>
          <PartyCard party="buyer" company={order.buyer} />
          <PartyCard party="seller" company={order.seller} />
        </Columns>
        <Section title={t('order.lines')} count={order.lines.length}>
          <LineTable rows={order.lines.map(fromTradedLine)} currency={totals?.currency} />
        </Section>
        <Columns>
          <Card>
            <TermsList terms={tradedTerms(order)} />
          </Card>
          {totals && (
            <TotalsBox
              totals={totals}
              weight={order.total_weight_kg}
              unweighed={order.unknown_weight_lines}
              collect={order.delivery_term === 'collect'}
            />
          )}
        </Columns>
      </Stack>
    </>
  );
}
