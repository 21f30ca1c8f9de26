import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { PurchaseApproval } from '../../../contract/entities/purchaseApproval';
import { instantText } from '../../../domain/time/instants';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { purchaseApprovalQueries } from '../../queries/purchaseApproval';
import { ApprovalSteps } from '../../shared/approval/ApprovalSteps';
import { ApprovalTurn } from '../../shared/approval/ApprovalTurn';
import type { Decision } from '../../shared/approval/DecisionDialog';
import { useApprovalWords } from '../../shared/approval/useApprovalWords';
import { LineTable } from '../../shared/LineTable';
import { fromTradedLine } from '../../shared/lineRow';
import { TermsList } from '../../shared/TermsList';
import { TotalsBox } from '../../shared/TotalsBox';
import { useReader } from '../../shared/useReader';
import { RecordState } from '../../shell/errors/RecordState';
import { useRoute } from '../../shell/useRoute';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { KeyValueList } from '../../ui/KeyValueList';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { Split } from '../../ui/Split';
import { Stack } from '../../ui/Stack';
import { PurchaseDecision } from './PurchaseDecision';
import { usePurchaseSums } from './usePurchaseSums';

const TONES = {
  waiting: 'yellow',
  approved: 'green',
  returned: 'red',
  changed: 'red',
  withdrawn: 'gray',
  expired: 'gray',
} as const;

/** A purchase of listed stock that waits for approval: what it is, why, who decides, until when, and the decision itself. */
export function PurchaseApprovalScreen() {
  const { t } = useTranslation(['cart', 'approval']);
  const record = useQuery(purchaseApprovalQueries(useApi()).one(useRoute().query.x ?? ''));
  const language = useReader();
  const [decision, setDecision] = useState<Decision | null>(null);
  if (!record.data) return <RecordState {...record} head={<PageHeader title={t('approval.title')} />} />;
  const purchase = record.data;
  const { purchase_number: number, status, requested_by: by, requested_at, hold_until, actions } = purchase;
  const at = instantText(requested_at, language);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('title'), href: paths.service.cart() }, { label: t('approval.title') }]}
        title={t('approval.title')}
        status={<Chip tone={TONES[status]}>{t(`approval.status.${status}`)}</Chip>}
        meta={`${number} · ${purchase.title} · ${t('approval:view.meta', { by, at })}`}
        actions={
          actions.includes('withdraw') && (
            <Button onClick={() => setDecision('withdraw')}>{t('approval:do.withdraw')}</Button>
          )
        }
      />
      <Stack $gap={6}>
        {status === 'waiting' && (
          <Stack $gap={3}>
            <ApprovalTurn approval={purchase} onDecide={setDecision} />
            <Banner>{t('approval.holds', { time: instantText(hold_until, language) })}</Banner>
          </Stack>
        )}
        <Outcome purchase={purchase} />
        <Split>
          <Stack $gap={6}>
            <Why purchase={purchase} />
            {purchase.sellers.map((seller) => (
              <Section key={`${seller.store_id} ${seller.totals?.currency}`} title={seller.company_name}>
                <Stack $gap={4}>
                  <LineTable
                    rows={seller.lines.map(fromTradedLine)}
                    {...(seller.totals ? { currency: seller.totals.currency } : {})}
                  />
                  {seller.totals && <TotalsBox totals={seller.totals} weight={seller.weight_kg} collect />}
                </Stack>
              </Section>
            ))}
          </Stack>
          <ApprovalSteps steps={purchase.steps} />
        </Split>
      </Stack>
      {decision && <PurchaseDecision purchase={purchase} decision={decision} onClose={() => setDecision(null)} />}
    </>
  );
}

/** What became of a purchase, and where it goes on; nothing while it waits. */
function Outcome({ purchase: { status, steps, faults, order_numbers } }: { purchase: PurchaseApproval }) {
  const { t } = useTranslation(['cart', 'approval']);
  const cart = (
    <ButtonLink size="sm" href={paths.service.cart()}>
      {t('approval.toCart')}
    </ButtonLink>
  );
  const [first] = order_numbers;
  if (status === 'waiting') return null;
  if (status === 'approved') {
    const pay = first && (
      <ButtonLink size="sm" variant="primary" href={paths.buyer.purchaseComplete(first)}>
        {t('approval.toOrders')}
      </ButtonLink>
    );
    return <Banner tone="success" title={t('approval.placed', { count: order_numbers.length })} action={pay} />;
  }
  if (status === 'returned') {
    const step = steps.find((one) => one.status === 'returned');
    return (
      <Banner tone="danger" title={t('approval:last.returned', { by: step?.decided_by ?? '' })} action={cart}>
        {step?.note}
      </Banner>
    );
  }
  return (
    <Banner tone={status === 'changed' ? 'danger' : 'neutral'} title={t(`approval.ended.${status}`)} action={cart}>
      {faults.map((fault) => t(`approval.fault.${fault}`)).join(' ') || t('approval.back')}
    </Banner>
  );
}

/** The sums, the rules that hold, the reason, and where the goods go. */
function Why({ purchase }: { purchase: PurchaseApproval }) {
  const { t } = useTranslation(['cart', 'approval']);
  const { heldText } = useApprovalWords();
  const sums = usePurchaseSums(purchase);
  const { rules, reason, note, delivery_place: place, delivery_contact: contact } = purchase;
  return (
    <Section title={t('approval:view.why')}>
      <Card>
        <Stack $gap={4}>
          <KeyValueList
            labelWidth="150px"
            items={[
              ...sums,
              {
                key: 'rules',
                label: t('approval:view.rules'),
                value: rules.map((rule) => `${rule.name} (${heldText(rule)})`).join(', '),
              },
              { key: 'reason', label: t('approval.reason'), value: reason },
              ...(note ? [{ key: 'note', label: t('note'), value: note }] : []),
              { key: 'place', label: t('step.address'), value: `${place} (${contact})` },
            ]}
          />
          <TermsList terms={{ delivery_term: 'collect', payment_term: 'prepaid' }} />
        </Stack>
      </Card>
    </Section>
  );
}
