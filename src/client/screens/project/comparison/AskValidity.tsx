import { useTranslation } from 'next-i18next/pages';
import type { ComparisonSeller } from '../../../../contract/entities/comparison';
import { useAskValidity } from '../../../queries/quotation';
import { useRoute } from '../../../shell/useRoute';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';

/** An expired quotation can be awarded once its seller lets it stand longer: asks for it, once. */
export function AskValidity({ seller }: { seller: ComparisonSeller }) {
  const { t } = useTranslation('project');
  const id = useRoute().query.x ?? '';
  const ask = useAskValidity();
  if (!seller.expired || seller.status !== 'SUBMITTED') return null;
  if (seller.validity_asked_at) {
    return (
      <Text as="span" $size={12} $color="textMuted">
        {t('compare.validityAsked')}
      </Text>
    );
  }
  return (
    <Button
      size="sm"
      loading={ask.isPending}
      onClick={() => ask.mutate({ id, quotation_id: seller.quotation_id })}
      aria-label={t('compare.askValidityOf', { name: seller.company_name })}
    >
      {t('compare.askValidity')}
    </Button>
  );
}
