import { useTranslation } from 'next-i18next/pages';
import type { Rerequest, SellerRequest } from '../../../../contract/entities/quotation';
import { LongTable } from '../../../ui/LongTable';
import { Section } from '../../../ui/Section';
import { useAskedColumns } from './useAskedColumns';

type Props = { request: SellerRequest; rerequest: Rerequest };

/** Each line with the price offered so far and the one the buyer wishes. */
export function ReRequestLines({ request, rerequest }: Props) {
  const { t } = useTranslation('seller');
  const columns = useAskedColumns(request, rerequest);
  const rows = request.lines.filter((line) => !line.excluded);
  const count = rerequest.target_prices.length;
  return (
    <Section
      title={t('detail.lines')}
      count={rows.length}
      note={t(count > 0 ? 'reRequest.targetNote' : 'reRequest.noTarget', { count })}
    >
      <LongTable
        aria-label={t('detail.lines')}
        rows={rows}
        rowKey={(line) => line.id}
        minWidth={820}
        dense
        columns={columns}
      />
    </Section>
  );
}
