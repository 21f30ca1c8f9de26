import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../../contract/entities/quotation';
import { useApi } from '../../../../api/ApiProvider';
import { DateText } from '../../../../shared/DateText';
import { DeadlineText } from '../../../../shared/DeadlineText';
import { useMaterialActions } from '../../../../shared/saleMaterial/useMaterialActions';
import { paths } from '../../../../paths';
import { sellerRequestQueries } from '../../../../queries/quotation';
import { saleItemsQueries } from '../../../../queries/saleItems';
import { useErrorText } from '../../../../shell/errors/useErrorText';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { Card } from '../../../../ui/Card';
import { InlineError } from '../../../../ui/InlineError';
import { KeyValueList } from '../../../../ui/KeyValueList';
import { PageHeader } from '../../../../ui/PageHeader';
import { Section } from '../../../../ui/Section';
import { Stack } from '../../../../ui/Stack';
import { Heading, Text } from '../../../../ui/Text';
import { RequestTable } from '../list/RequestTable';
import { useRequestTrail } from '../../../../shared/rfq/useRequestTrail';
import { Centered, GoodIcon } from '../../sent/Centered';

/** Newest requests shown as an example. */
const SHOWN = 5;

/** When this request came and what was left of its time, the newest others, and the switch. */
export function AlarmOffer({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const id = request.rfq_number_id;
  const newest = useInfiniteQuery(sellerRequestQueries(useApi()).list({ status: 'REQ' }));
  const rows = (newest.data?.pages[0]?.items ?? []).filter((row) => row.rfq_number_id !== id).slice(0, SHOWN);
  return (
    <>
      <PageHeader title={t('alarm.title')} breadcrumb={useRequestTrail(id, t('alarm.title'))} />
      <AlarmSwitch id={id} />
      <Stack $gap={8}>
        <Section title={t('alarm.this')}>
          <RequestFacts request={request} />
        </Section>
        {rows.length > 0 && (
          <Section title={t('alarm.others')} note={t('alarm.othersNote')}>
            <RequestTable rows={rows} empty={null} />
          </Section>
        )}
        <Text $color="textMuted" $size={13}>
          {t('alarm.what')}
        </Text>
      </Stack>
    </>
  );
}

function AlarmSwitch({ id }: { id: string }) {
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const mine = useQuery(saleItemsQueries(useApi()).mine());
  const on = mine.data?.is_user_sale_material_push ?? false;
  const actions = useMaterialActions({ alarm: on, onDone: () => undefined });
  return (
    <Centered>
      <GoodIcon aria-hidden>
        <BellRing />
      </GoodIcon>
      <Heading $size={24}>{t(on ? 'alarm.onHeading' : 'alarm.heading')}</Heading>
      <Text $color="textMuted">{t(on ? 'alarm.onText' : 'alarm.text')}</Text>
      {on ? (
        <ButtonLink variant="primary" href={paths.seller.detail(id)}>
          {t('alarm.request')}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          disabled={mine.data === undefined}
          loading={actions.busy}
          onClick={() => actions.setAlarm(true)}
        >
          {t('alarm.turnOn')}
        </Button>
      )}
      {actions.error && <InlineError>{errorText(actions.error)}</InlineError>}
    </Centered>
  );
}

function RequestFacts({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const matched = t('list.matchedOf', { matched: request.matched_line_count, total: request.lines.length });
  return (
    <Card>
      <KeyValueList
        columns={2}
        labelWidth="120px"
        items={[
          { key: 'title', label: t('alarm.requestTitle'), value: request.title },
          { key: 'buyer', label: t('alarm.buyer'), value: request.buyer_company_name },
          { key: 'came', label: t('detail.received'), value: <DateText value={request.submitted_at} time /> },
          { key: 'deadline', label: t('list.deadline'), value: <DeadlineText closesAt={request.closes_at} /> },
          { key: 'lines', label: t('list.matched'), value: matched },
        ]}
      />
    </Card>
  );
}
