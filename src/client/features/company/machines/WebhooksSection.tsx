import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Webhook } from '../../../../contract/entities/webhook';
import { WEBHOOK_EVENTS } from '../../../../contract/webhookEvents';
import { useApi } from '../../../api/ApiProvider';
import { machineQueries, useRemoveWebhook } from '../../../queries/machine';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { EmptyState } from '../../../ui/EmptyState';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Inline } from '../../../ui/Stack';
import { DeliveriesDialog } from './DeliveriesDialog';
import { EVENT_GROUPS, eventsOf } from './eventGroups';
import { SecretDialog } from './SecretDialog';
import { WebhookDialog } from './WebhookDialog';

type Opened =
  | { kind: 'edit'; webhook: Webhook | null }
  | { kind: 'log' | 'remove'; webhook: Webhook }
  | { kind: 'secret'; secret: string };

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

function useWebhookColumns(onOpen: (one: Opened) => void): Column<Webhook>[] {
  const { t } = useTranslation('machine');
  const eventsText = ({ events }: Webhook) =>
    events.length === WEBHOOK_EVENTS.length
      ? t('webhooks.all')
      : EVENT_GROUPS.filter((group) => eventsOf(group).some((event) => events.includes(event)))
          .map((group) => t(`group.${group}`))
          .join(', ');
  return [
    { key: 'url', header: t('webhooks.url'), wrap: true, render: ({ url }) => url },
    { key: 'events', folds: 'named', header: t('webhooks.events'), wrap: true, width: '200px', render: eventsText },
    {
      key: 'state',
      folds: 'plain',
      header: t('webhooks.state'),
      width: '136px',
      wrap: true,
      render: ({ state, failing_since }) => {
        if (state === 'on' && failing_since) return <Chip tone="yellow">{t('webhooks.failing')}</Chip>;
        const tone = state === 'on' ? 'green' : state === 'off' ? 'gray' : 'red';
        return <Chip tone={tone}>{t(`webhooks.states.${state}`)}</Chip>;
      },
    },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '264px',
      render: (webhook) => (
        <Inline $justify="flex-end" $nowrap>
          <Button
            size="sm"
            aria-label={t('webhooks.logOf', { url: webhook.url })}
            onClick={() => onOpen({ kind: 'log', webhook })}
          >
            {t('webhooks.log')}
          </Button>
          <Button
            size="sm"
            aria-label={t('webhooks.editOf', { url: webhook.url })}
            onClick={() => onOpen({ kind: 'edit', webhook })}
          >
            {t('webhooks.edit')}
          </Button>
          <Button
            size="sm"
            aria-label={t('webhooks.removeOf', { url: webhook.url })}
            onClick={() => onOpen({ kind: 'remove', webhook })}
          >
            {t('webhooks.remove')}
          </Button>
        </Inline>
      ),
    },
  ];
}
