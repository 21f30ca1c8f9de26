import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { Webhook } from '../../../../contract/entities/webhook';
import { useApi } from '../../../api/ApiProvider';
import { machineQueries, useRemoveWebhook } from '../../../queries/machine';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { DeliveriesDialog } from './DeliveriesDialog';
import { SecretDialog } from './SecretDialog';
import { WebhookDialog } from './WebhookDialog';
import { type Opened, useWebhookColumns } from './useWebhookColumns';

/** Where the company's other systems hear of its trade. */
export function WebhooksSection() {
  const { t } = useTranslation('machine');
  const errorText = useErrorText();
  const { data, error, isPending } = useQuery(machineQueries(useApi()).webhooks());
  const action = useConfirmedAction(useRemoveWebhook().mutateAsync);
  const [open, setOpen] = useState<Opened | null>(null);
  const close = () => setOpen(null);
  const columns = useWebhookColumns((one) => {
    action.clear();
    setOpen(one);
  });
  const remove = async ({ id }: Webhook) => {
    if (!(await action.run(id))) return;
    toast.success(t('webhooks.removed'));
    close();
  };
  return (
    <Section
      title={t('webhooks.title')}
      note={t('webhooks.text')}
      actions={<Button onClick={() => setOpen({ kind: 'edit', webhook: null })}>{t('webhooks.add')}</Button>}
    >
      {error && !data && <InlineError>{errorText(error)}</InlineError>}
      <DataTable
        aria-label={t('webhooks.title')}
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        loading={isPending}
        minWidth={820}
        empty={<EmptyState title={t('webhooks.none')} />}
      />
      {open?.kind === 'edit' && (
        <WebhookDialog
          webhook={open.webhook}
          onSecret={(secret) => setOpen({ kind: 'secret', secret })}
          onClose={close}
        />
      )}
      {open?.kind === 'secret' && <SecretDialog of="webhook" secret={open.secret} onClose={close} />}
      {open?.kind === 'log' && <DeliveriesDialog webhook={open.webhook} onClose={close} />}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('webhooks.removeHeading')}
          text={t('webhooks.removeText', { url: open.webhook.url })}
          confirmLabel={t('webhooks.remove')}
          onConfirm={() => void remove(open.webhook)}
          danger
          loading={action.busy}
          error={action.failure ? errorText(action.failure) : undefined}
        />
      )}
      {action.prompt}
    </Section>
  );
}
