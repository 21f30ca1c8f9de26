import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import type { QuotationApproval } from '../../../../contract/entities/quotationApproval';
import { instantText } from '../../../../domain/time/instants';
import { useApi } from '../../../api/ApiProvider';
import { paths } from '../../../paths';
import { quotationApprovalQueries } from '../../../queries/quotationApproval';
import { ApprovalSteps } from '../../../shared/approval/ApprovalSteps';
import { ApprovalTurn } from '../../../shared/approval/ApprovalTurn';
import type { Decision } from '../../../shared/approval/DecisionDialog';
import { useApprovalWords } from '../../../shared/approval/useApprovalWords';
import { useRequestTrail } from '../../../shared/rfq/useRequestTrail';
import { useDeadlineWords } from '../../../shared/useDeadlineWords';
import { useReader } from '../../../shared/useReader';
import { RecordState } from '../../../shell/errors/RecordState';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { EmptyState } from '../../../ui/EmptyState';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Masked } from '../../../ui/Masked';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Split } from '../../../ui/Split';
import { Stack } from '../../../ui/Stack';
import { RequestGate } from '../RequestGate';
import { Quoted } from '../view/Quoted';
import { QuotationPaper } from '../view/ViewActions';
import { QuotationDecision } from './QuotationDecision';
import { useQuotationSums } from './useQuotationSums';

const TONES = {
  waiting: 'yellow',
  approved: 'green',
  returned: 'red',
  changed: 'red',
  withdrawn: 'gray',
  expired: 'gray',
} as const;

/** An own quotation that waits for approval: what it is, why, who decides, until when, and the decision itself. */
export function QuotationApprovalScreen() {
  return <RequestGate>{(request) => <QuotationApprovalPage request={request} />}</RequestGate>;
}

function QuotationApprovalPage({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const id = request.rfq_number_id;
  const record = useQuery(quotationApprovalQueries(useApi()).newest(id));
  const trail = useRequestTrail(id, t('approval.title'));
  const head = <PageHeader title={request.title} breadcrumb={trail} />;
  if (!record.data) return <RecordState {...record} head={head} />;
  const { approval } = record.data;
  if (approval) return <ApprovalView request={request} approval={approval} />;
  return (
    <>
      {head}
      <EmptyState
        bordered
        title={t('approval.none')}
        action={
          <ButtonLink variant="primary" href={paths.seller.detail(id)}>
            {t('quote.request')}
          </ButtonLink>
        }
      />
    </>
  );
}

type Props = { request: SellerRequest; approval: QuotationApproval };

function ApprovalView({ request, approval }: Props) {
  const { t } = useTranslation(['seller', 'approval']);
  const language = useReader();
  const deadlineWords = useDeadlineWords();
  const [decision, setDecision] = useState<Decision | null>(null);
  const { status, requested_by: by, requested_at, closes_at, actions, quotation } = approval;
  const at = instantText(requested_at, language);
  return (
    <>
      <PageHeader
        breadcrumb={useRequestTrail(request.rfq_number_id, t('approval.title'))}
        title={request.title}
        status={<Chip tone={TONES[status]}>{t(`approval.status.${status}`)}</Chip>}
        meta={`${request.rfq_number_id} · ${request.buyer_company_name} · ${t('approval:view.meta', { by, at })}`}
        actions={
          <>
            {status === 'waiting' && <QuotationPaper id={request.rfq_number_id} awaiting />}
            {actions.includes('withdraw') && (
              <Button onClick={() => setDecision('withdraw')}>{t('approval:do.withdraw')}</Button>
            )}
          </>
        }
      />
      <Masked when={request.sealed}>
        <Stack $gap={6}>
          {status === 'waiting' && (
            <>
              <ApprovalTurn approval={approval} onDecide={setDecision} />
              {closes_at && <Banner>{t('approval.until', { deadline: deadlineWords(closes_at) })}</Banner>}
            </>
          )}
          <Outcome approval={approval} />
          <Split>
            <Why approval={approval} />
            <ApprovalSteps
              steps={approval.steps}
              note={status === 'waiting' && closes_at ? t('approval.dueRule') : undefined}
            />
          </Split>
          {quotation && <Quoted request={request} quotation={quotation} />}
        </Stack>
      </Masked>
      {decision && <QuotationDecision approval={approval} decision={decision} onClose={() => setDecision(null)} />}
    </>
  );
}

/** What became of a quotation, and where it goes on; nothing while it waits. */
function Outcome({ approval: { status, steps, faults, rfq_number_id: id } }: Pick<Props, 'approval'>) {
  const { t } = useTranslation(['seller', 'approval']);
  if (status === 'waiting') return null;
  if (status === 'approved') {
    const view = (
      <ButtonLink size="sm" href={paths.seller.view(id)}>
        {t('detail.view')}
      </ButtonLink>
    );
    return <Banner tone="success" title={t('approval.sent')} action={view} />;
  }
  const draft = (
    <ButtonLink size="sm" href={status === 'expired' ? paths.seller.detail(id) : paths.seller.quote(id)}>
      {t(status === 'expired' ? 'quote.request' : 'approval.toDraft')}
    </ButtonLink>
  );
  if (status === 'returned') {
    const step = steps.find((one) => one.status === 'returned');
    return (
      <Banner tone="danger" title={t('approval:last.returned', { by: step?.decided_by ?? '' })} action={draft}>
        {step?.note}
      </Banner>
    );
  }
  return (
    <Banner tone={status === 'withdrawn' ? 'neutral' : 'danger'} title={t(`approval.ended.${status}`)} action={draft}>
      {faults.map((fault) => t(`approval.fault.${fault}`)).join(' ') || t('approval.kept')}
    </Banner>
  );
}

/** The sums, the rules that hold, and the reason. */
function Why({ approval }: Pick<Props, 'approval'>) {
  const { t } = useTranslation(['seller', 'approval']);
  const { heldText } = useApprovalWords();
  const sums = useQuotationSums(approval);
  const { rules, reason, revises } = approval;
  return (
    <Section title={t('approval:view.why')}>
      <Card>
        <KeyValueList
          labelWidth="150px"
          items={[
            ...sums,
            {
              key: 'rules',
              label: t('approval:view.rules'),
              value: rules.map((rule) => `${rule.name} (${heldText(rule, 'quotation')})`).join(', '),
            },
            ...(revises ? [{ key: 'revises', label: t('approval.kind'), value: t('approval.revises') }] : []),
            { key: 'reason', label: t('approval.reason'), value: reason },
          ]}
        />
      </Card>
    </Section>
  );
}
