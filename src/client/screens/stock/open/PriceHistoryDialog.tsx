import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { PriceHistory } from '../../../parts/market/PriceHistory';
import { RecordState } from '../../../shell/errors/RecordState';
import { marketQueries } from '../../../queries/market';
import { Dialog } from '../../../ui/Dialog';
import { LoadingLines } from '../../../ui/Skeleton';

/** Prices an open lot has had, as buyers read them. */
export function PriceHistoryDialog({ itemId, onClose }: { itemId: string; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const record = useQuery(marketQueries(useApi()).item(itemId));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('open.history')}>
      {record.data ? (
        <PriceHistory history={record.data.price_history} />
      ) : (
        <RecordState {...record} skeleton={<LoadingLines lines={4} />} />
      )}
    </Dialog>
  );
}
