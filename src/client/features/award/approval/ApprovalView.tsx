import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import type { Approval } from '../../../../contract/entities/approval';
import { endOfDaySeoul } from '../../../../domain/time/deadline';
import { instantText } from '../../../../domain/time/instants';
import { DAY_MS } from '../../../../domain/time/spans';
import { paths } from '../../../paths';
import type { Follow } from '../../../queries/mutation';
import type { Decision } from '../../../shared/approval/DecisionDialog';
import { ApprovalTurn } from '../../../shared/approval/ApprovalTurn';
import { useApprovalWords } from '../../../shared/approval/useApprovalWords';
import { LineTable } from '../../../shared/LineTable';
import { fromTradedLine } from '../../../shared/lineRow';
import { TermsList } from '../../../shared/TermsList';
import { TotalsBox } from '../../../shared/TotalsBox';
import { useReader } from '../../../shared/useReader';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Section } from '../../../ui/Section';
import { Split } from '../../../ui/Split';
import { Stack } from '../../../ui/Stack';
import { useNow } from '../../../ui/useNow';
import { AwardHead, JustificationButton } from '../AwardHead';
import { ApprovalSteps } from '../../../shared/approval/ApprovalSteps';
import { DecisionDialogs } from './DecisionDialogs';
import { useAwardSums } from './useAwardSums';

const WARNED_DAYS = 3;

type ViewProps = {
  approval: Approval;
  title: string;
  /** Learns how the reader's own approval went, of which the last sends the award. */
  follow: Follow;
  /** What its reader has to know first. */
  children?: ReactNode;
};

/** An award that waits for approval: what it is, why it has to be approved, who decides, and the decision itself. */
export function ApprovalView({ approval, title, follow, children }: ViewProps) {
  const { t } = useTranslation('approval');
  const language = useReader();
  const [decision, setDecision] = useState<Decision | null>(null);
  const { rfq_number_id: number, actions, requested_by: by, requested_at } = approval;
  return (
    <>
      <AwardHead
        number={number}
        title={t('view.title')}
        status={<Chip tone="yellow">{t('waiting')}</Chip>}
        meta={`${title} · ${t('view.meta', { by, at: instantText(requested_at, language) })}`}
        actions={
          <>
            <ButtonLink href={paths.project.comparison(number)}>{t('view.compare')}</ButtonLink>
            <JustificationButton number={number} />
            {actions.includes('withdraw') && (
              <Button onClick={() => setDecision('withdraw')}>{t('do.withdraw')}</Button>
            )}
          </>
        }
      />
      <Stack $gap={6}>
        {children}
        <ApprovalTurn approval={approval} onDecide={setDecision} />
        <Validity day={approval.valid_until} />
        <Split>
          <Stack $gap={6}>
            <Why approval={approval} />
            {approval.bids.map((bid) => (
              <Section key={bid.quotation_id} title={bid.company_name}>
                <Stack $gap={4}>
                  <LineTable
                    rows={bid.lines.map(fromTradedLine)}
                    {...(bid.totals ? { currency: bid.totals.currency } : {})}
                  />
                  <Split>
                    <Card>
                      <TermsList
                        terms={{
                          delivery_term: bid.delivery_term,
                          payment_term: bid.payment_term,
                          valid_until: bid.valid_until,
                          ...(bid.totals ? { currency: bid.totals.currency } : {}),
                        }}
                      />
                    </Card>
                    {bid.totals && <TotalsBox totals={bid.totals} />}
                  </Split>
                </Stack>
              </Section>
            ))}
          </Stack>
          <ApprovalSteps steps={approval.steps} />
        </Split>
      </Stack>
      <DecisionDialogs approval={approval} decision={decision} follow={follow} onClose={() => setDecision(null)} />
    </>
  );
}

/** Warns of a quotation that ends before the approval may be done, or has. */
function Validity({ day }: { day: string | null }) {
  const { t } = useTranslation('approval');
  const now = useNow();
  if (day === null || now === null) return null;
  const left = endOfDaySeoul(day).getTime() - now;
  if (left > WARNED_DAYS * DAY_MS) return null;
  return <Banner tone="danger">{t(left < 0 ? 'view.ended' : 'view.endsSoon', { day })}</Banner>;
}

/** The sum, the rules that hold, and what the requester says to it. */
function Why({ approval }: { approval: Approval }) {
  const { t } = useTranslation('approval');
  const { heldText } = useApprovalWords();
  const { reason, note, rules, valid_until } = approval;
  const sums = useAwardSums(approval);
  return (
    <Section title={t('view.why')}>
      <Card>
        <KeyValueList
          labelWidth="150px"
          items={[
            ...sums,
            {
              key: 'rules',
              label: t('view.rules'),
              value: rules.map((rule) => `${rule.name} (${heldText(rule)})`).join(', '),
            },
            { key: 'reason', label: t('view.reason'), value: reason },
            ...(note ? [{ key: 'note', label: t('view.note'), value: note }] : []),
            { key: 'validity', label: t('view.validity'), value: valid_until },
          ]}
        />
      </Card>
    </Section>
  );
}
