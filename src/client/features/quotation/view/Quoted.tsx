import { useTranslation } from 'next-i18next/pages';
import type { Quotation, SellerRequest } from '../../../../contract/entities/quotation';
import { countUnweighed, sumWeights } from '../../../../domain/material/totalWeight';
import { AttachmentList } from '../../../shared/files/AttachmentList';
import { TermsList } from '../../../shared/TermsList';
import { TotalsBox } from '../../../shared/TotalsBox';
import { Card } from '../../../ui/Card';
import { FirstRows } from '../../../ui/FirstRows';
import { LongTable } from '../../../ui/LongTable';
import { Section } from '../../../ui/Section';
import { Split } from '../../../ui/Split';
import { Text } from '../../../ui/Text';
import { quotedRows } from './quotedRow';
import { useQuotedColumns } from './useQuotedColumns';

/** A quotation to a request, submitted or waiting to be: terms, totals, lines and files. */
export function Quoted({ request, quotation }: { request: SellerRequest; quotation: Quotation }) {
  const { t } = useTranslation(['seller', 'trade']);
  const awaiting = quotation === request.quotation ? request.needs_reconfirm_line_ids.length : 0;
  const quoted = new Set(
    quotation.lines.filter((line) => line.amount !== null && !line.needs_reconfirm).map((line) => line.rfq_line_id),
  );
  const weighed = request.lines.filter((line) => quoted.has(line.id));
  return (
    <>
      <Split $side={340} $gap={6}>
        <Section title={t('view.terms')}>
          <Card>
            <TermsList terms={{ ...quotation, memo: null, note_to_buyer: quotation.memo }} />
          </Card>
        </Section>
        <Section title={t('view.totals')}>
          <TotalsBox totals={quotation.totals} weight={sumWeights(weighed)} unweighed={countUnweighed(weighed)} />
          {awaiting > 0 && (
            <Text $size={13} $color="warningText">
              {t('trade:awaiting.left', { count: awaiting })}
            </Text>
          )}
        </Section>
      </Split>
      <QuotedLines request={request} quotation={quotation} />
      {quotation.attachments.length > 0 && (
        <Section title={t('quote.files')} count={quotation.attachments.length}>
          <Card>
            <AttachmentList files={quotation.attachments} />
          </Card>
        </Section>
      )}
    </>
  );
}

/** The answers line by line. */
function QuotedLines({ request, quotation }: { request: SellerRequest; quotation: Quotation }) {
  const { t } = useTranslation('seller');
  const columns = useQuotedColumns(quotation.currency);
  const rows = quotedRows(request, quotation);
  return (
    <Section
      title={t('view.lines')}
      count={rows.filter(({ answer }) => answer?.amount && !answer.needs_reconfirm).length}
    >
      <FirstRows count={rows.length}>
        <LongTable
          aria-label={t('view.lines')}
          columns={columns}
          rows={rows}
          rowKey={({ line }) => line.id}
          rowTone={({ answer }) => (answer?.amount ? undefined : 'muted')}
          minWidth={930}
          dense
        />
      </FirstRows>
    </Section>
  );
}
