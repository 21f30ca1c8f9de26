import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { Approval } from '../../../contract/entities/approval';
import type { Comparison } from '../../../contract/entities/comparison';
import type { Bid } from '../../../contract/entities/order';
import { instantText } from '../../../domain/time/instants';
import { useReader } from '../../shared/useReader';
import { Banner } from '../../ui/Banner';
import { Card } from '../../ui/Card';
import { InlineError } from '../../ui/InlineError';
import { NoteField } from '../../ui/NoteField';
import { onceReachable } from '../../ui/onceReachable';
import { Recovery } from '../../ui/recovery/Recovery';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { LastApproval } from './approval/LastApproval';
import { AwardBudget } from './AwardBudget';
import type { useNeed } from './approval/useNeed';
import type { useAwardBudget } from './useAwardBudget';
import { AwardGroupCard } from './AwardGroupCard';
import { type LastStep, unsuccessfulAward } from './sentBids';
import type { AwardGroup } from './awardGroups';
import { GrandTotalsList } from './GrandTotals';
import type { Acceptance } from './useAcceptance';

const NeedBanner = dynamic(() =>
  onceReachable(() => import('../../shared/approval/NeedBanner').then((part) => part.NeedBanner)),
);

type Props = {
  comparison: Comparison;
  bids: readonly Bid[];
  /** The last approval of an award, which may have been returned. */
  approval: Approval | null | undefined;
  /** Who withdrew an award of this request last. */
  withdrawn: LastStep | null | undefined;
  groups: readonly AwardGroup[];
  acceptance: Acceptance;
  needed: ReturnType<typeof useNeed>;
  budget: ReturnType<typeof useAwardBudget>;
  /** The lines of each seller are folded under its sum. */
  folded: boolean;
  note: string;
  onNote: (note: string) => void;
};

/** What has to be known before sending, the chosen lines by seller, their sums and a note. */
export function AwardBody(props: Props) {
  const { comparison, bids, approval, withdrawn, groups, acceptance, needed, budget, folded, note, onNote } = props;
  const language = useReader();
  const { t } = useTranslation(['project', 'approval']);
  const { need, failed: unchecked, retry } = needed;
  const unsuccessful = unsuccessfulAward(bids);
  const before = unsuccessful && (
    <Banner tone={unsuccessful === 'withdrawn' ? 'neutral' : 'warning'}>
      {t(`award.before.${unsuccessful}`)}
      {withdrawn &&
        unsuccessful !== 'declined' &&
        ` ${t('bid.withdrawnBy', { name: withdrawn.name, at: instantText(withdrawn.at, language) })}`}
    </Banner>
  );
  // Below a plan to choose, nothing says that there is nothing.
  if (groups.length === 0)
    return (
      <Stack $gap={4}>
        {before}
        <Text $color="textMuted">{t('award.noneText')}</Text>
      </Stack>
    );
  const chosen = new Set(groups.flatMap(({ lines }) => lines.map(({ line }) => line.id))).size;
  const unawarded = comparison.rows.length - chosen;
  return (
    <Stack $gap={folded ? 5 : 6}>
      {unchecked && <InlineError onRetry={retry}>{t('approval:unchecked')}</InlineError>}
      <LastApproval approval={approval} />
      {need && <NeedBanner need={need} />}
      {before}
      {unawarded > 0 && <Banner tone="neutral">{t('award.unawarded', { count: unawarded })}</Banner>}
      {groups.map((group) => (
        <AwardGroupCard
          key={group.seller.quotation_id}
          group={group}
          acceptance={acceptance}
          requiredDate={comparison.required_date}
          requestCurrency={comparison.currency}
          folded={folded}
        />
      ))}
      {groups.length > 1 && (
        <Card>
          <GrandTotalsList groups={groups} />
        </Card>
      )}
      <AwardBudget number={comparison.rfq_number_id} budget={budget} approved={need !== null} />
      <Section title={t('award.note')}>
        <div>
          <Recovery name="note" />
          <NoteField
            label={t('award.noteLabel')}
            help={t('award.noteHelp')}
            optional
            maxLength={500}
            value={note}
            onChange={onNote}
          />
        </div>
      </Section>
    </Stack>
  );
}
