import { useTranslation } from 'next-i18next/pages';
import type { Webhook, WebhookDelivery } from '../../../../contract/entities/webhook';
import { instantText } from '../../../../domain/time/instants';
import { useReplayDelivery } from '../../../queries/machine';
import { DateText } from '../../../shared/DateText';
import { useReader } from '../../../shared/useReader';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

const TONES = { waiting: 'yellow', delivered: 'green', dead: 'red' } as const;

/** Columns of the log of a webhook. */
export function useDeliveryColumns(webhook: Webhook): Column<WebhookDelivery>[] {
  const { t } = useTranslation('machine');
  const language = useReader();
  const replay = useReplayDelivery();
  const numberOf = (row: WebhookDelivery): string => {
    const { data } = JSON.parse(row.body) as { data: { order_number: string | null; rfq_number_id: string | null } };
    return data.order_number ?? data.rfq_number_id ?? '';
  };
  const resultOf = (row: WebhookDelivery) =>
    [
      row.failure && t(`log.failure.${row.failure}`),
      row.answer_status && `HTTP ${row.answer_status}`,
      row.attempts > 1 && t('log.attempts', { count: row.attempts }),
      row.attempts > 0 && row.next_at && t('log.next', { at: instantText(row.next_at, language) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'type',
      header: t('log.type'),
      wrap: true,
      render: (row) => (
        <Stack $gap={0}>
          <Text as="span" $weight="semibold">
            {row.type}
          </Text>
          <Text as="span" $size={12} $color="textMuted">
            {numberOf(row)}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'at',
      folds: 'plain',
      header: t('log.at'),
      width: '168px',
      render: (row) => <DateText value={row.created_at} time />,
    },
    {
      key: 'status',
      header: t('log.status'),
      wrap: true,
      width: '260px',
      render: (row) => (
        <Stack $gap={1}>
          <div>
            <Chip tone={TONES[row.status]}>{t(`log.statuses.${row.status}`)}</Chip>
          </div>
          <Text as="span" $size={12} $color="textMuted">
            {resultOf(row)}
          </Text>
          {row.failure === 'status' && row.answer && (
            <Text as="span" $size={12} $color="textMuted">
              {row.answer.slice(0, 120)}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '120px',
      render: (row) =>
        row.status !== 'waiting' && (
          <Button
            size="sm"
            aria-label={t('log.replayOf', { type: row.type })}
            loading={replay.isPending && replay.variables.delivery_id === row.id}
            onClick={() => replay.mutate({ webhook_id: webhook.id, delivery_id: row.id })}
          >
            {t('log.replay')}
          </Button>
        ),
    },
  ];
}
