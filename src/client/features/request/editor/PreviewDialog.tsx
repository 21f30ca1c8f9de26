import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { RfqReach } from '../../../../contract/endpoints/rfqReach';
import { isUnitPrice } from '../../../../contract/figures';
import { countUnweighed, sumWeights } from '../../../../domain/material/totalWeight';
import { closesAt } from '../../../../domain/time/deadline';
import type { Attachment } from '../../../../contract/entities/file';
import { ApiError, isOfflineFailure, unsent } from '../../../api/ApiError';
import { AttachmentList } from '../../../shared/files/AttachmentList';
import type { LineRow } from '../../../shared/lineRow';
import { PriceText } from '../../../shared/MoneyText';
import { LineTable } from '../../../shared/LineTable';
import { receiversOf } from '../../../shared/rfq/receivers';
import { RequestFacts } from '../../../shared/rfq/RequestFacts';
import { useDeadlineWords } from '../../../shared/useDeadlineWords';
import { WeightSum } from '../../../shared/WeightSum';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { KeyValueList } from '../../../ui/KeyValueList';
import { useOnReconnect } from '../../../ui/useOnReconnect';
import { Stack } from '../../../ui/Stack';
import { Heading } from '../../../ui/Text';
import { type EditorLine, isBlank } from './editorLine';
import { MissingPlace } from './MissingPlace';
import { OwnColumns, type SharedOfList } from './OwnColumns';
import { toCheck } from './problems';
import { lacksPlace, type TermsForm, toTerms } from './terms';
import { UnreadText } from './UnreadText';
import { LeaveButton } from '../../../ui/LeaveButton';
import { sellerText } from '../../../../domain/material/ownCells';
import { lineRanges } from '../../../../domain/material/lineRanges';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ErrorState } from '../../../ui/ErrorState';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';

export type PreviewDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  terms: TermsForm;
  lines: readonly EditorLine[];
  files: readonly Attachment[];
  /** Which of the list's own columns and headings sellers may read. */
  onShare: (change: Partial<SharedOfList>) => void;
  sending: boolean;
  error: string | null;
  /** Who receives it and what is missing, by the server; fetched once the draft is saved. */
  reach: UseQueryResult<RfqReach>;
  /** Leads to the first line whose reading is not sure. */
  onCheck: () => void;
  /** Set where pasted text is not read yet: leads to it. */
  onUnread?: (() => void) | null;
  /** Leads to the place of delivery. */
  onPlace: () => void;
  onSend: () => void;
};

const TEXTS = { matched: 'preview.text', approved: 'preview.textApproved', invited: 'preview.textInvited' } as const;

/** The request as sellers will read it, whom it goes to, and the button that sends it. */
export function PreviewDialog({ open, onOpenChange, terms: form, lines, files, ...props }: PreviewDialogProps) {
  const { sending, error, reach, onSend, onShare, onCheck, onPlace, onUnread = null } = props;
  const { t } = useTranslation('buyer');
  const errorText = useErrorText();
  const [missed, setMissed] = useState<Error | null>(null);
  useOnReconnect(() => setMissed(null));
  // Nothing goes out before it stands here whom it goes to; a press that finds that out no more than before says so.
  const press = async () => {
    if (reach.data) onSend();
    else setMissed((await reach.refetch()).error);
  };
  const unreached = reach.data || !missed ? null : errorText(notSent(missed));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={880}
      title={t('preview.title')}
      description={t(TEXTS[receiversOf(form)])}
      error={error ?? unreached}
      footer={
        <>
          <LeaveButton />
          <Button
            variant="primary"
            loading={sending || (reach.isFetching && !reach.data)}
            onClick={() => void press()}
            data-autofocus=""
          >
            {t('preview.send')}
          </Button>
        </>
      }
    >
      <Preview {...{ form, lines, files, reach, sending, onShare, onCheck, onPlace, onUnread }} />
    </Dialog>
  );
}

type PreviewProps = Omit<PreviewDialogProps, 'open' | 'onOpenChange' | 'terms' | 'error' | 'onSend'> & {
  form: TermsForm;
};

/** What stands in the window; drawn while it is open, since it goes through all lines. */
function Preview({ form, lines, files, reach, sending, onShare, onCheck, onPlace, onUnread }: PreviewProps) {
  const { t } = useTranslation('buyer');
  const deadlineWords = useDeadlineWords();
  const terms = toTerms(form);
  const items = lines.filter((line) => !line.excluded && !isBlank(line));
  const rows = items.map((line, index) => previewRow(line, index, terms));
  const wished = new Map(items.map((line) => [line.key, line.target_price]));
  const facts = [
    {
      key: 'deadline',
      label: t('terms.deadline'),
      value: terms.deadline_date && deadlineWords(closesAt(terms.deadline_date).toISOString()),
    },
    { key: 'lines', label: t('figures.items'), value: t('preview.count', { count: items.length }) },
    {
      key: 'weight',
      label: t('figures.weight'),
      value: <WeightSum kg={sumWeights(items)} unweighed={countUnweighed(items)} />,
    },
  ];
  const target = {
    key: 'target',
    header: t('preview.targetPrice'),
    align: 'right' as const,
    width: '112px',
    render: (row: LineRow) => {
      const price = wished.get(row.id) ?? '';
      return isUnitPrice(price) ? <PriceText price={price} currency={terms.currency} /> : '–';
    },
  };
  return (
    <Stack $gap={5}>
      {/* A change made while the request is being sent would not reach it: the ways back are off. */}
      {onUnread && <UnreadText onShow={onUnread} disabled={sending} />}
      <CheckNote count={toCheck(lines).count} onCheck={onCheck} disabled={sending} />
      {lacksPlace(form) && <MissingPlace onShow={onPlace} disabled={sending} />}
      <AsideNote lines={lines.filter((line) => line.excluded)} />
      <ReachNote reach={reach} />
      <Heading as="h3">{terms.title}</Heading>
      <KeyValueList items={facts} columns={2} />
      {/* Who receives the goods is shown to a seller with its order alone. */}
      <RequestFacts request={{ ...terms, delivery_contact: null }} />
      <AttachmentList files={files} />
      <Banner tone="neutral">
        {t(terms.sealed ? 'preview.sealed' : 'preview.open')}{' '}
        {t(terms.show_target_price ? 'preview.targetShown' : 'preview.targetHidden')}
      </Banner>
      <OwnColumns lines={items} rows={rows} shared={terms} onShare={onShare} />
      <LineTable boxed rows={rows} more={terms.show_target_price ? [target] : []} />
    </Stack>
  );
}

/** The reach could not be read, so nothing was sent: the failure as the person who pressed has to read it. */
const notSent = (error: Error) =>
  error instanceof ApiError && error.status === null ? unsent(error, 'offline') : error;

/** A line of the editor as sellers will read it; the number is its place in the list. */
function previewRow(line: EditorLine, index: number, shared: SharedOfList): LineRow {
  return {
    id: line.key,
    line_no: index + 1,
    spec: line.spec,
    raw: sellerText(line, shared),
    tag: line.tag,
    remark: line.remark || null,
    excluded: false,
    qty: line.qty || null,
    uom: line.uom,
    weight_kg: line.total_weight_kg,
    unit_price: null,
    price_uom: null,
    amount: null,
    maker: null,
    origin: null,
    lead_days: null,
  };
}

/** How many lines somebody should look at before they go out. */
function CheckNote({ count, onCheck, disabled }: { count: number; onCheck: () => void; disabled: boolean }) {
  const { t } = useTranslation('buyer');
  if (count === 0) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button disabled={disabled} onClick={onCheck}>
          {t('preview.toCheck')}
        </Button>
      }
    >
      {t('preview.check', { count })}
    </Banner>
  );
}

/** Texts of lines that are set aside, named in the note. */
const NAMED = 5;

/** What of the list does not go out, so that a line that was set aside by mistake is seen before sending. */
function AsideNote({ lines }: { lines: readonly EditorLine[] }) {
  const { t } = useTranslation('buyer');
  if (lines.length === 0) return null;
  return (
    <Banner tone="neutral" title={t('preview.aside', { count: lines.length })}>
      <Stack as="ul" $gap={1}>
        {lines.slice(0, NAMED).map(({ key, raw_text }) => (
          <li key={key}>{raw_text.replaceAll(/\s+/g, ' ').slice(0, 80)}</li>
        ))}
        {lines.length > NAMED && <li>{t('preview.asideMore', { count: lines.length - NAMED })}</li>}
      </Stack>
    </Banner>
  );
}

/** How many sellers a request goes to, which of its items none of them sells, and whose weight is not known. */
function ReachNote({ reach: { data, error, refetch } }: { reach: UseQueryResult<RfqReach> }) {
  const { t } = useTranslation(['buyer', 'shell']);
  const errorText = useErrorText();
  if (error && !data) {
    // The draft is saved first; that this was not sent must not read as a sending that failed.
    const text = isOfflineFailure(error) ? t('shell:error.offline') : errorText(error);
    return <ErrorState error={error} text={text} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonLines lines={2} />
      </Loading>
    );
  }
  const { seller_count: sellers, unserved_lines: unserved, unknown_weight_lines: unweighed } = data;
  const whole = unserved.length === data.line_count;
  return (
    <Banner
      tone={sellers === 0 || unserved.length > 0 ? 'warning' : 'neutral'}
      title={sellers === 0 ? t('reach.nobody') : t('reach.sellers', { count: sellers })}
    >
      <Stack as="ul" $gap={1}>
        {sellers > 0 && unserved.length > 0 && (
          <li>
            {whole
              ? t('reach.unservedAll')
              : t('reach.unserved', { count: unserved.length, lines: lineRanges(unserved) })}
          </li>
        )}
        {unweighed.length > 0 && (
          <li>{t('reach.unweighed', { count: unweighed.length, lines: lineRanges(unweighed) })}</li>
        )}
      </Stack>
    </Banner>
  );
}
