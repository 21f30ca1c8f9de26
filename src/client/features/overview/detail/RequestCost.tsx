import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { Rfq } from '../../../../contract/entities/rfq';
import { useApi } from '../../../api/ApiProvider';
import { budgetQueries } from '../../../queries/budget';
import { usePutRfqCost } from '../../../queries/budgetChanges';
import { ChargedTo } from '../../../shared/cost/ChargedTo';
import { useRights } from '../../../shared/useRight';
import { useErrorText } from '../../../shell/errors/useErrorText';

/** What an own request is charged to. */
export function RequestCost({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation('budget');
  const errorText = useErrorText();
  const { data } = useQuery({
    ...budgetQueries(useApi()).ofRfq(rfq.rfq_number_id),
    meta: { silent: true },
  });
  const rights = useRights() ?? [];
  const { mutateAsync, isPending, error } = usePutRfqCost(rfq.rfq_number_id);
  return (
    <ChargedTo
      cost={data}
      lines={rfq.lines.flatMap(({ id, line_no, raw_text, excluded }) =>
        excluded ? [] : [{ id, line_no, text: raw_text }],
      )}
      mayChange={rights.includes('request') || rights.includes('manage_budgets')}
      text={t('cost.rfqText')}
      onSave={mutateAsync}
      busy={isPending}
      error={error ? errorText(error) : undefined}
    />
  );
}
