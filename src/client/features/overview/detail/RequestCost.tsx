import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { Rfq } from '../../../../contract/entities/rfq';
import { useApi } from '../../../api/ApiProvider';
import { approvalQueries } from '../../../queries/approval';
import { budgetQueries } from '../../../queries/budget';
import { usePutRfqCost } from '../../../queries/budgetChanges';
import { ChargedTo } from '../../../shared/cost/ChargedTo';
import { useRights } from '../../../shared/useRight';
import { useErrorText } from '../../../shell/errors/useErrorText';

/** What an own request is charged to. */
export function RequestCost({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation('budget');
  const errorText = useErrorText();
  const api = useApi();
  const { data } = useQuery({
    ...budgetQueries(api).ofRfq(rfq.rfq_number_id),
    meta: { silent: true },
  });
  const rights = useRights() ?? [];
  // What waits for approval was requested within the budgets that it is charged to.
  const approval = useQuery({
    ...approvalQueries(api).newest(rfq.rfq_number_id),
    enabled: rfq.status === 'CMP',
    meta: { silent: true },
  });
  const waits = approval.data?.approval?.status === 'waiting';
  const { mutateAsync, isPending, error } = usePutRfqCost(rfq.rfq_number_id);
  return (
    <ChargedTo
      cost={data}
      lines={rfq.lines.flatMap(({ id, line_no, raw_text, excluded }) =>
        excluded ? [] : [{ id, line_no, text: raw_text }],
      )}
      mayChange={!waits && (rights.includes('request') || rights.includes('manage_budgets'))}
      text={t('cost.rfqText')}
      onSave={mutateAsync}
      busy={isPending}
      error={error ? errorText(error) : undefined}
    />
  );
}
