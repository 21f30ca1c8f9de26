import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { RfqReach } from '../../../../contract/endpoints/rfqReach';
import { unitPrice } from '../../../../contract/values';
import { countUnweighed, sumWeights } from '../../../../domain/material/totalWeight';
import { deadlineText } from '../../../../domain/time/deadline';
import type { Attachment } from '../../../../contract/entities/file';
import { AttachmentList } from '../../../parts/files/AttachmentList';
import type { LineRow } from '../../../parts/lineRow';
import { PriceText } from '../../../parts/MoneyText';
import { LineTable } from '../../../parts/LineTable';
import { receiversOf } from '../../../parts/rfq/receivers';
import { RequestFacts } from '../../../parts/rfq/RequestFacts';
import { useReader } from '../../../parts/useReader';
import { WeightSum } from '../../../parts/WeightSum';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { InlineError } from '../../../ui/InlineError';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Stack } from '../../../ui/Stack';
import { Heading } from '../../../ui/Text';
import { type EditorLine, isBlank } from './editorLine';
import { OwnColumns } from './OwnColumns';
import { previewRow } from './previewRow';
import { ReachNote } from './ReachNote';
import { type TermsForm, toTerms } from './terms';
import { LeaveButton } from '../../../ui/LeaveButton';

export type PreviewDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  terms: TermsForm;
  lines: readonly EditorLine[];
  files: readonly Attachment[];
  /** Titles of the list's own columns that sellers may read. */
  onShare: (titles: string[]) => void;
  sending: boolean;
  error: string | null;
  /** Whom it goes to and what is missing, by the server; asked once the draft is saved. */
  reach: UseQueryResult<RfqReach>;
  onSend: () => void;
};

const TEXTS = { matched: 'preview.text', approved: 'preview.textApproved', invited: 'preview.textInvited' } as const;

/** The request as sellers will read it, whom it goes to, and the button that sends it. */
export function PreviewDialog({ open, onOpenChange, terms: form, lines, files, ...props }: PreviewDialogProps) {
  const { sending, error, reach, onSend, onShare } = props;
  const { t } = useTranslation('buyer');
  const language = useReader();
  const receivers = receiversOf(form);
  const terms = toTerms(form);
  const items = lines.filter((line) => !line.excluded && !isBlank(line));
  const rows = items.map((line, index) => previewRow(line, index, terms.shared_columns));
  const wished = new Map(items.map((line) => [line.key, line.target_price]));
  const facts = [
    {
      key: 'deadline',
      label: t('terms.deadline'),
      value: terms.deadline_date && deadlineText(terms.deadline_date, language),
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
      const price = unitPrice.safeParse(wished.get(row.id)).data;
      return price ? <PriceText price={price} currency={terms.currency} /> : '–';
    },
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={960}
      title={t('preview.title')}
      description={t(TEXTS[receivers])}
      footer={
        <>
          <LeaveButton />
          <Button
            variant="primary"
            loading={sending || reach.isPending}
            onClick={() => (reach.data ? onSend() : void reach.refetch())}
            data-autofocus=""
          >
            {t('preview.send')}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {error && <InlineError>{error}</InlineError>}
        <ReachNote reach={reach} />
        <Heading as="h3">{terms.title}</Heading>
        <KeyValueList items={facts} columns={2} />
        <RequestFacts request={terms} />
        <AttachmentList files={files} />
        <Banner tone="neutral">
          {t(terms.sealed ? 'preview.sealed' : 'preview.open')}{' '}
          {t(terms.show_target_price ? 'preview.targetShown' : 'preview.targetHidden')}
        </Banner>
        <OwnColumns lines={items} rows={rows} shared={terms.shared_columns} onShare={onShare} />
        <LineTable boxed rows={rows} more={terms.show_target_price ? [target] : []} />
      </Stack>
    </Dialog>
  );
}
