import { useTranslation } from 'next-i18next/pages';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { InlineError } from '../../../ui/InlineError';
import { Stack } from '../../../ui/Stack';
import { NoteField } from '../../../ui/NoteField';
import { Text } from '../../../ui/Text';
import { MissingPlace } from '../editor/MissingPlace';
import { UnreadText } from '../editor/UnreadText';
import type { AmendableTerm, LineChanges } from './amendment';
import { ChangedLines } from './ChangedLines';
import { LeaveButton } from '../../../ui/LeaveButton';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  changes: LineChanges;
  terms: readonly AmendableTerm[];
  filesChanged: boolean;
  /** Quotations that are in: their answers to changed lines are requested again. */
  quotations: number;
  note: string;
  onNote: (note: string) => void;
  sending: boolean;
  error: string | null;
  /** Leads to pasted text that is not read, and so is not in the change; null while there is none. */
  onUnread: (() => void) | null;
  /** Leads to the place of delivery; null unless it is missing. */
  onPlace: (() => void) | null;
  onSend: () => void;
};

/** What an amendment changes and who must answer again, with the button that notifies the sellers. */
export function AmendDialog({ open, onOpenChange, changes, terms, filesChanged, ...props }: Props) {
  const { t } = useTranslation('buyer');
  const termLabel = useTermLabel();
  const { requestedAgain, added, removed, silent } = changes;
  const counts = [
    requestedAgain.length > 0 && t('amend.againCount', { count: requestedAgain.length }),
    added.length > 0 && t('amend.addedCount', { count: added.length }),
    removed.length > 0 && t('amend.removedCount', { count: removed.length }),
    silent > 0 && t('amend.silentCount', { count: silent }),
    terms.length > 0 && t('amend.termsChanged', { terms: terms.map(termLabel).join(', ') }),
    filesChanged && t('amend.filesChanged'),
  ].filter((text) => text !== false);
  const lines = requestedAgain.length + added.length + removed.length;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={880}
      title={t('amend.confirmTitle')}
      description={t('amend.confirmText')}
      footer={
        <>
          <LeaveButton />
          <Button variant="primary" loading={props.sending} onClick={props.onSend}>
            {t('amend.send')}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {props.error && <InlineError>{props.error}</InlineError>}
        {props.onUnread && <UnreadText onShow={props.onUnread} disabled={props.sending} />}
        {props.onPlace && <MissingPlace onShow={props.onPlace} disabled={props.sending} />}
        <Stack $gap={1}>
          {counts.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </Stack>
        {requestedAgain.length > 0 && props.quotations > 0 && (
          <Banner tone="warning">{t('amend.reconfirm', { count: props.quotations })}</Banner>
        )}
        {lines > 0 && <ChangedLines changes={changes} />}
        <NoteField
          label={t('amend.note')}
          help={t('amend.noteHelp')}
          optional
          maxLength={1000}
          value={props.note}
          onChange={props.onNote}
        />
      </Stack>
    </Dialog>
  );
}

const LABELS = {
  title: 'buyer:terms.name',
  project_name: 'buyer:terms.project',
  required_date: 'buyer:terms.required',
  delivery_term: 'trade:terms.deliveryTerm',
  delivery_place: 'trade:terms.deliveryPlace',
  payment_term: 'trade:terms.paymentTerm',
  payment_note: 'buyer:terms.paymentNote',
  certificate_type: 'trade:terms.certificate',
  origins_allowed: 'buyer:terms.origins',
  makers_allowed: 'buyer:terms.makers',
  partial_allowed: 'buyer:terms.partial_allowed',
  alternates_allowed: 'buyer:terms.alternates_allowed',
  split_allowed: 'buyer:terms.split_allowed',
  show_target_price: 'buyer:terms.show_target_price',
  memo: 'buyer:terms.memo',
} as const satisfies Record<AmendableTerm, string>;

/** What a term is called on the screen. */
function useTermLabel(): (term: AmendableTerm) => string {
  const { t } = useTranslation(['buyer', 'trade']);
  return (term) => t(LABELS[term]);
}
