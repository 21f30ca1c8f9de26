import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Rerequest, SellerRequest } from '../../../../contract/entities/quotation';
import { DateText } from '../../../shared/DateText';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { Masked } from '../../../ui/Masked';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { RequestMeta } from '../RequestMeta';
import { useRequestTrail } from '../../../shared/rfq/useRequestTrail';
import { RequestStatus } from '../RequestStatus';
import { useStage } from '../useStage';
import { LongTable } from '../../../ui/LongTable';
import { Section } from '../../../ui/Section';
import Big from 'big.js';
import { itemColumn } from '../../../shared/itemColumn';
import { PriceText } from '../../../shared/MoneyText';
import { QuantityText } from '../../../shared/QuantityText';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Text } from '../../../ui/Text';

type Line = SellerRequest['lines'][number];

/** How far the wished price is from the offered one in percent, with its sign, to one place. */
function gapText(offered: string, wished: string): string {
  const change = new Big(wished).div(offered).minus(1).times(100).round(1, Big.roundHalfUp);
  return `${change.gt(0) ? '+' : ''}${change.toFixed()}%`;
}

/** Columns of a re-request: the price offered so far, the one wished, and what lies between where units and currency agree. */
function useRequestedColumns(request: SellerRequest, { target_prices }: Rerequest): Column<Line>[] {
  const { t } = useTranslation('seller');
  const targets = new Map(target_prices.map((one) => [one.rfq_line_id, one.unit_price]));
  const answers = new Map(request.quotation?.lines.map((answer) => [answer.rfq_line_id, answer]));
  const currency = request.quotation?.currency ?? request.currency;
  const gap = ({ id, uom }: Line) => {
    const [target, answer] = [targets.get(id), answers.get(id)];
    const comparable = answer?.price_uom === uom && currency === request.currency;
    return target && answer?.unit_price && comparable ? gapText(answer.unit_price, target) : null;
  };
  const columns: Column<Line>[] = [
    itemColumn(t('detail.item'), (line) => line),
    {
      key: 'qty',
      folds: 'plain',
      header: t('detail.qty'),
      width: '100px',
      align: 'right',
      render: (line) => <QuantityText qty={line.qty} uom={line.uom} />,
    },
    {
      key: 'mine',
      header: t('reRequest.mine'),
      width: '150px',
      align: 'right',
      render: ({ id }) => (
        <PriceText price={answers.get(id)?.unit_price} currency={currency} per={answers.get(id)?.price_uom} />
      ),
    },
  ];
  // A request for another price names none: then there is nothing to lay beside it.
  if (targets.size === 0) return columns;
  return [
    ...columns,
    {
      key: 'target',
      header: t('detail.targetPrice'),
      width: '150px',
      align: 'right',
      render: ({ id, uom }) => <PriceText price={targets.get(id)} currency={request.currency} per={uom} />,
    },
    {
      key: 'gap',
      header: t('reRequest.gap'),
      width: '90px',
      align: 'right',
      render: (line) =>
        gap(line) ?? (
          <Text as="span" $color="textFaint">
            –
          </Text>
        ),
    },
  ];
}

/** What the buyer wishes in this round beside what was offered in the last. */
export function ReRequest({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const stage = useStage(request);
  const id = request.rfq_number_id;
  const { rerequest, quotation } = request;
  const open = stage === 'open' && rerequest !== null;
  return (
    <>
      <PageHeader
        title={request.title}
        breadcrumb={useRequestTrail(id, t('reRequest.title'))}
        status={<RequestStatus request={request} stage={stage} />}
        meta={<RequestMeta request={request} countdown={open} />}
        actions={
          <>
            {quotation && <ButtonLink href={paths.seller.view(id)}>{t('detail.view')}</ButtonLink>}
            {open && (
              <ButtonLink variant="primary" href={paths.seller.quote(id)}>
                {t('reRequest.quote')}
              </ButtonLink>
            )}
          </>
        }
      />
      {rerequest ? (
        <Stack $gap={6}>
          <Banner
            tone={open ? 'info' : 'neutral'}
            icon={<MessageSquareText />}
            title={t('reRequest.heading', { buyer: request.buyer_company_name, round: rerequest.round })}
          >
            {rerequest.message && <p style={{ whiteSpace: 'pre-line' }}>{rerequest.message}</p>}
            <p>
              {t('reRequest.asked')} <DateText value={rerequest.requested_at} time /> ·{' '}
              {t(open ? 'reRequest.stands' : 'reRequest.over')}
            </p>
          </Banner>
          <Masked when={request.sealed}>
            <ReRequestLines request={request} rerequest={rerequest} />
          </Masked>
        </Stack>
      ) : (
        <EmptyState
          bordered
          title={t('reRequest.none')}
          text={t('reRequest.noneText')}
          action={
            <ButtonLink variant="primary" href={quotation ? paths.seller.view(id) : paths.seller.detail(id)}>
              {t(quotation ? 'detail.view' : 'quote.request')}
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

type Props = { request: SellerRequest; rerequest: Rerequest };

/** Each line with the price offered so far and the one the buyer wishes. */
function ReRequestLines({ request, rerequest }: Props) {
  const { t } = useTranslation('seller');
  const columns = useRequestedColumns(request, rerequest);
  const rows = request.lines.filter((line) => !line.excluded);
  const count = rerequest.target_prices.length;
  return (
    <Section
      title={t('detail.lines')}
      count={rows.length}
      note={t(count > 0 ? 'reRequest.targetNote' : 'reRequest.noTarget', { count })}
    >
      <LongTable
        aria-label={t('detail.lines')}
        rows={rows}
        rowKey={(line) => line.id}
        minWidth={820}
        dense
        columns={columns}
      />
    </Section>
  );
}
