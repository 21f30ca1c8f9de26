import { useTranslation } from 'next-i18next/pages';
import { Muted } from '../../../parts/market/Muted';
import { QuantityText } from '../../../parts/QuantityText';
import { SpecText } from '../../../parts/SpecText';
import { DataTable } from '../../../ui/DataTable';
import type { ReadLot } from '../../../../domain/stock/lotLine';

/** More rows would make the window slow to draw. */
const MOST_SHOWN = 300;

/** What was understood of each line, before anything is added. */
export function LotReadings({ lots }: { lots: readonly ReadLot[] }) {
  const { t } = useTranslation('stock');
  if (lots.length === 0) return null;
  return (
    <>
      {lots.length > MOST_SHOWN && <Muted>{t('add.first', { shown: MOST_SHOWN, all: lots.length })}</Muted>}
      <DataTable
        dense
        aria-label={t('add.read')}
        maxHeight="240px"
        rows={lots.slice(0, MOST_SHOWN).map((lot, no) => ({ ...lot, no }))}
        rowKey={(row) => String(row.no)}
        columns={[
          {
            key: 'material',
            header: t('lot.material'),
            wrap: true,
            render: (row) =>
              row.unknown ? (
                <Muted>
                  {t('add.unknown')} {row.raw_text}
                </Muted>
              ) : (
                <SpecText spec={row.spec} raw={row.raw_text} withRaw />
              ),
          },
          {
            key: 'qty',
            header: t('lot.on_hand'),
            align: 'right',
            width: '104px',
            render: (row) => (row.qty ? <QuantityText qty={row.qty} uom={row.uom} /> : <Muted>{t('add.noQty')}</Muted>),
          },
        ]}
      />
    </>
  );
}
