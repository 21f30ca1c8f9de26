import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../../ui/toast';
import type { Webhook } from '../../../../contract/entities/webhook';
import { useApi } from '../../../api/ApiProvider';
import { machineQueries, useTestWebhook } from '../../../queries/machine';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { LeaveButton } from '../../../ui/LeaveButton';
import { PagedList } from '../../../ui/PagedList';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useDeliveryColumns } from './useDeliveryColumns';

/** What was sent to a webhook, and how it was answered; each message can be sent again. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('machine');
  const errorText = useErrorText();
  const list = useInfiniteQuery(machineQueries(useApi()).log(webhook.id));
  const rows = useRows(list);
  const test = useTestWebhook();
  const columns = useDeliveryColumns(webhook);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('log.title')}
      description={webhook.url}
      width={880}
      footer={
        <>
          <LeaveButton />
          <Button
            loading={test.isPending}
            onClick={() => test.mutate(webhook.id, { onSuccess: () => toast.success(t('log.tested')) })}
          >
            {t('log.test')}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        <Text $color="textMuted">{t('log.text')}</Text>
        <PagedList list={list} shown={rows.length} errorText={errorText}>
          <DataTable
            aria-label={t('log.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            loading={list.isPending}
            minWidth={720}
            maxHeight="60vh"
            empty={<EmptyState title={t('log.none')} />}
          />
        </PagedList>
      </Stack>
    </Dialog>
  );
}
