import { useTranslation } from 'next-i18next/pages';
import type { StockItem } from '../../../../contract/entities/stock';
import { useChangeLots } from '../../../queries/stockWork';
import { Checkbox } from '../../../ui/Checkbox';

/** Whether buyers may read the lot's certificate. */
export function CertificateSwitch({ item }: { item: StockItem }) {
  const { t } = useTranslation('stock');
  const { mutate, isPending, variables } = useChangeLots();
  const shown = isPending ? variables[0]?.change.certificate_shown : item.certificate_shown;
  return (
    <Checkbox
      label={item.certificate_type === 'none' ? t('lot.noCertificate') : item.certificate_type}
      disabled={isPending || item.certificate_type === 'none'}
      checked={shown ?? false}
      onChange={(event) =>
        mutate([{ item_id: item.id, version: item.version, change: { certificate_shown: event.target.checked } }])
      }
    />
  );
}
