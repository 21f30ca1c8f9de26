import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { RfqReach } from '../../../../contract/endpoints/rfqReach';
import { lineRanges } from '../../../../domain/material/lineRanges';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { ErrorState } from '../../../ui/ErrorState';
import { Loading, SkeletonLines } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';

/** How many sellers a request goes to, which of its items none of them sells, and whose weight is not known. */
export function ReachNote({ reach: { data, error, refetch } }: { reach: UseQueryResult<RfqReach> }) {
  const { t } = useTranslation('buyer');
  const errorText = useErrorText();
  if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
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
