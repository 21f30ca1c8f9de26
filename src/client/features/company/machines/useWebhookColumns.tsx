import { useTranslation } from 'next-i18next/pages';
import type { Webhook } from '../../../../contract/entities/webhook';
import { WEBHOOK_EVENTS } from '../../../../contract/webhookEvents';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Inline } from '../../../ui/Stack';
import { EVENT_GROUPS, eventsOf } from './eventGroups';

/** The window that stands open. */
export type Opened =
  | { kind: 'edit'; webhook: Webhook | null }
  | { kind: 'log' | 'remove'; webhook: Webhook }
  | { kind: 'secret'; secret: string };

/** Columns of the webhooks. */
export function useWebhookColumns(onOpen: (one: Opened) => void): Column<Webhook>[] {
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
