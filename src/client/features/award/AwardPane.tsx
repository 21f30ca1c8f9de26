import { Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Approval, ApprovalNeed } from '../../../contract/entities/approval';
import type { Comparison } from '../../../contract/entities/comparison';
import type { Bid } from '../../../contract/entities/order';
import type { Follow } from '../../queries/mutation';
import { useKeptText } from '../../shell/autosave/useKeptText';
import type { LastStep } from './sentBids';
import { space, type, weight } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { Inline, Stack } from '../../ui/Stack';
import { lateDialog } from '../../ui/lateDialog';
import { useAwardBudget } from './useAwardBudget';
import { useNeed } from './approval/useNeed';
import { AwardBody } from './AwardBody';
import { JustificationButton } from './AwardHead';
import { type AwardGroup, awardGroups } from './awardGroups';
import { changedLines, type Selection } from './selection';
import { SendAwardDialog } from './SendAwardDialog';
import { type Acceptance, useAcceptance } from './useAcceptance';

const { Dialog: RequestApprovalDialog } = lateDialog(() =>
  import('./approval/RequestApprovalDialog').then((part) => part.RequestApprovalDialog),
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

/** What one press on the button asks to send. */
interface Asking {
  need: ApprovalNeed | null;
  groups: readonly AwardGroup[];
  acceptance: Acceptance;
  selection: Selection;
}

type Props = {
  comparison: Comparison;
  bids: readonly Bid[];
  /** The last approval of an award, which may have been returned. */
  approval: Approval | null | undefined;
  /** Who withdrew an award of this request last. */
  withdrawn?: LastStep | null | undefined;
  /** Learns how sending went before anything is read again. */
  follow?: Follow | undefined;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** The way back from a choice for many lines at once, for the sheet, which covers the bar that shows it elsewhere. */
  undo?: ReactNode;
  /** The choice went out. */
  onSent: () => void;
  /** On a phone it lies in a sheet over the cards of the lines, and here is whether that is open. */
  sheet?: { open: boolean; onOpenChange: (open: boolean) => void } | undefined;
};

/** Below the matrix: the chosen lines by seller with what each order will cost, a note, and sending it. */
export function AwardPane({ comparison, bids, approval, selection, onSelect, onSent, sheet, undo, ...props }: Props) {
  const { withdrawn, follow } = props;
  const { t } = useTranslation(['project', 'approval']);
  // As it was at the press: what is found out meanwhile never turns one window into the other, and what a colleague selects
  // meanwhile never changes what is sent.
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const changed = asking !== null && Object.keys(changedLines(asking.selection, selection)).length > 0;
  const { rfq_number_id: number } = comparison;
  const [note, setNote] = useKeptText(`award:${number}`);
  const groups = awardGroups(comparison, selection);
  const acceptance = useAcceptance(groups);
  const needed = useNeed(number, groups);
  const { need, checking, failed: unchecked } = needed;
  const budget = useAwardBudget(number, groups);
  const pane = useRef<HTMLElement>(null);
  const sending = useRef<HTMLButtonElement>(null);
  const begun = useRef(Object.keys(selection).length > 0 ? { sheet } : null);
  // Who comes with an award to send is led to it, and Enter goes on; who has chosen nothing yet begins with plan and matrix.
  useEffect(() => {
    if (begun.current?.sheet) begun.current.sheet.onOpenChange(true);
    else if (begun.current) {
      pane.current?.scrollIntoView({ block: 'start' });
      sending.current?.focus({ preventScroll: true });
    }
  }, []);
  const send = (
    <Button
      ref={sending}
      variant="primary"
      icon={<Send />}
      disabled={groups.length === 0 || unchecked}
      loading={checking}
      onClick={() => acceptance.complete() && setAsking({ need, groups, acceptance, selection })}
    >
      {t(need ? 'approval:ask' : 'award.send')}
    </Button>
  );
  const body = (
    <AwardBody
      {...{ comparison, bids, approval, withdrawn, groups, acceptance, needed, budget, note }}
      folded={sheet !== undefined}
      onNote={setNote}
    />
  );
  return (
    <>
      {sheet ? (
        <Sheet {...sheet} title={t('award.title')} footer={send}>
          <Stack $gap={5}>
            {undo}
            {body}
            <Inline $gap={2}>
              <JustificationButton number={number} size="sm" />
              <Button size="sm" variant="ghost" disabled={groups.length === 0} onClick={() => onSelect({})}>
                {t('compare.clear')}
              </Button>
            </Inline>
          </Stack>
        </Sheet>
      ) : (
        <Pane ref={pane} aria-label={t('award.title')} data-paper="none">
          <Head>
            <h2>{t('award.title')}</h2>
            <JustificationButton number={number} size="sm" />
            {send}
          </Head>
          {body}
        </Pane>
      )}
      {asking?.need && (
        <RequestApprovalDialog
          comparison={comparison}
          groups={asking.groups}
          acceptance={asking.acceptance}
          changed={changed}
          note={note}
          need={asking.need}
          follow={follow}
          onSent={() => setNote('')}
          onClose={close}
        />
      )}
      <SendAwardDialog
        open={asking !== null && !asking.need}
        onOpenChange={close}
        comparison={comparison}
        groups={asking?.groups ?? groups}
        acceptance={asking?.acceptance ?? acceptance}
        changed={changed}
        note={note}
        follow={follow}
        onSent={() => {
          setNote('');
          onSent();
        }}
      />
    </>
  );
}
