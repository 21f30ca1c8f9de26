import { Send } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Approval, ApprovalNeed } from '../../../contract/entities/approval';
import type { Comparison } from '../../../contract/entities/comparison';
import type { Bid } from '../../../contract/entities/order';
import { space, type, weight } from '../../theme/tokens';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { InlineError } from '../../ui/InlineError';
import { NoteField } from '../../ui/NoteField';
import { Recovery } from '../../ui/recovery/Recovery';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { onceReachable } from '../../ui/onceReachable';
import { LastApproval } from './approval/LastApproval';
import { useNeed } from './approval/useNeed';
import { AwardGroupCard } from './AwardGroupCard';
import { JustificationButton } from './AwardHead';
import { awardGroups } from './awardGroups';
import { AWARD_ID } from './awardId';
import { GrandTotals } from './GrandTotals';
import type { Selection } from './selection';
import { SendAwardDialog } from './SendAwardDialog';
import { useAcceptance } from './useAcceptance';

const NeedBanner = dynamic(() => onceReachable(() => import('./approval/NeedBanner').then((part) => part.NeedBanner)));
const RequestApprovalDialog = dynamic(
  () => onceReachable(() => import('./approval/RequestApprovalDialog').then((part) => part.RequestApprovalDialog)),
  { ssr: false },
);

const Pane = styled.section`
  padding: ${space(4)} 0 ${space(8)};
  /* Led to, its head stands below what stays at the top of the window. */
  scroll-margin-top: ${space(4)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  margin-bottom: ${space(4)};
  & > h2 {
    flex: 1 1 200px;
    ${type(20)}
    font-weight: ${weight.bold};
  }
`;

type Props = {
  comparison: Comparison;
  bids: readonly Bid[];
  /** The last approval of an award, which may have been returned. */
  approval: Approval | null | undefined;
  selection: Selection;
  onSelect: (selection: Selection) => void;
};

/** Below the matrix: the chosen lines by seller with what each order will cost, a note, and sending it. */
export function AwardPane({ comparison, bids, approval, selection, onSelect }: Props) {
  const { t } = useTranslation(['project', 'approval']);
  const [note, setNote] = useState('');
  // As it was at the press: what is found out meanwhile never turns one window into the other.
  const [asking, setAsking] = useState<{ need: ApprovalNeed | null } | null>(null);
  const close = () => setAsking(null);
  const { rfq_number_id: number } = comparison;
  const groups = awardGroups(comparison, selection);
  const acceptance = useAcceptance(groups);
  const { need, checking, failed: unchecked, retry } = useNeed(number, groups);
  const pane = useRef<HTMLElement>(null);
  const chosen = Object.keys(selection).length;
  const begun = useRef(chosen > 0);
  // Who comes with an award to send is led to it; who has chosen nothing yet begins with plan and matrix.
  useEffect(() => {
    if (begun.current) pane.current?.scrollIntoView({ block: 'start' });
  }, []);
  const unawarded = comparison.rows.length - chosen;
  const failed = bids.length > 0 && bids.every((bid) => bid.status !== 'CONFIRMED' && bid.status !== 'SENT');
  return (
    <Pane ref={pane} id={AWARD_ID} tabIndex={-1} aria-label={t('award.title')} data-paper="none">
      <Head>
        <h2>{t('award.title')}</h2>
        <JustificationButton number={number} size="sm" />
        <Button
          variant="primary"
          icon={<Send />}
          disabled={groups.length === 0 || unchecked}
          loading={checking}
          onClick={() => acceptance.complete() && setAsking({ need })}
        >
          {t(need ? 'approval:ask' : 'award.send')}
        </Button>
      </Head>
      <Stack $gap={6}>
        {groups.length === 0 ? (
          // Below a plan to choose, nothing says that there is nothing.
          <Text $color="textMuted">{t('award.noneText')}</Text>
        ) : (
          <>
            {unchecked && <InlineError onRetry={retry}>{t('approval:unchecked')}</InlineError>}
            <LastApproval approval={approval} />
            {need && <NeedBanner need={need} />}
            {failed && <Banner tone="warning">{t('award.again')}</Banner>}
            {unawarded > 0 && <Banner tone="neutral">{t('award.unawarded', { count: unawarded })}</Banner>}
            {groups.map((group) => (
              <AwardGroupCard
                key={group.seller.quotation_id}
                group={group}
                acceptance={acceptance}
                requiredDate={comparison.required_date}
              />
            ))}
            {groups.length > 1 && (
              <Card>
                <Stack $gap={1}>
                  <GrandTotals groups={groups} />
                </Stack>
              </Card>
            )}
            <Section title={t('award.note')}>
              <div>
                <Recovery name="note" />
                <NoteField
                  label={t('award.noteLabel')}
                  help={t('award.noteHelp')}
                  optional
                  maxLength={500}
                  value={note}
                  onChange={setNote}
                />
              </div>
            </Section>
          </>
        )}
      </Stack>
      {asking?.need && (
        <RequestApprovalDialog
          comparison={comparison}
          groups={groups}
          acceptance={acceptance}
          note={note}
          need={asking.need}
          onClose={close}
        />
      )}
      <SendAwardDialog
        open={asking !== null && !asking.need}
        onOpenChange={close}
        comparison={comparison}
        groups={groups}
        acceptance={acceptance}
        note={note}
        onSent={() => onSelect({})}
      />
    </Pane>
  );
}
