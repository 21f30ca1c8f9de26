import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import styled from 'styled-components';
import type { Webhook } from '../../../../contract/entities/webhook';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../../contract/webhookEvents';
import { useChangeWebhook, useMakeWebhook, useReplaceSecret } from '../../../queries/machine';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { color } from '../../../theme/roles';
import { type } from '../../../theme/tokens';
import { EVENT_GROUPS, eventsOf } from './eventGroups';

/** What the events are called in a message. */
const Codes = styled.span`
  display: block;
  color: ${color('textFaint')};
  ${type(12)}
`;

interface Props {
  /** Null: a new one. */
  webhook: Webhook | null;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Address and steps of a webhook; of one that is there, whether it is on, and a new secret. */
export function WebhookDialog({ webhook, onSecret, onClose }: Props) {
  const { t } = useTranslation('machine');
  const errorText = useErrorText();
  const { action, replacing } = useActions(webhook, onSecret, onClose);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? WEBHOOK_EVENTS);
  const [on, setOn] = useState(webhook === null || webhook.state === 'on');
  const failure = action.failure ?? replacing.failure;
  return (
    <>
      <FormDialog
        onClose={onClose}
        onSubmit={() => void action.run({ url: url.trim(), events: [...events], on })}
        title={webhook ? t('webhooks.edit') : t('webhooks.add')}
        submitLabel={webhook ? t('save') : t('webhooks.add')}
        submitDisabled={url.trim() === '' || events.length === 0}
        loading={action.busy}
        width={560}
      >
        <Stack $gap={4}>
          <Field label={t('webhooks.url')} help={t('webhooks.urlHint')}>
            <TextInput
              type="url"
              maxLength={500}
              placeholder="https://erp.example.com/stlbs"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          </Field>
          <Events events={events} onChange={setEvents} />
          {webhook && (
            <Checkbox label={t('webhooks.on')} checked={on} onChange={(event) => setOn(event.target.checked)} />
          )}
          {webhook && (
            <Stack $gap={2}>
              <div>
                <Button size="sm" loading={replacing.busy} onClick={() => void replacing.run(webhook.id)}>
                  {t('webhooks.replace')}
                </Button>
              </div>
              <Text $size={12} $color="textMuted">
                {t('webhooks.replaceNote')}
              </Text>
            </Stack>
          )}
          {failure !== null && <InlineError>{errorText(failure)}</InlineError>}
        </Stack>
      </FormDialog>
      {action.prompt}
      {replacing.prompt}
    </>
  );
}

interface Wanted {
  url: string;
  events: WebhookEvent[];
  on: boolean;
}

function useActions(webhook: Webhook | null, onSecret: Props['onSecret'], onClose: Props['onClose']) {
  const { t } = useTranslation('machine');
  const [make, change, replace] = [useMakeWebhook(), useChangeWebhook(), useReplaceSecret()];
  const action = useConfirmedAction(async ({ on, ...body }: Wanted) => {
    if (!webhook) return onSecret((await make.mutateAsync(body)).secret);
    await change.mutateAsync({ id: webhook.id, ...body, on });
    toast.success(t('webhooks.saved'));
    onClose();
  });
  const replacing = useConfirmedAction(async (id: string) => onSecret((await replace.mutateAsync(id)).secret));
  return { action, replacing };
}

interface EventsProps {
  events: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}

function Events({ events, onChange }: EventsProps) {
  const { t } = useTranslation('machine');
  const toggled = (group: readonly WebhookEvent[], on: boolean) => {
    const rest = events.filter((event) => !group.includes(event));
    onChange(WEBHOOK_EVENTS.filter((event) => rest.includes(event) || (on && group.includes(event))));
  };
  return (
    <Stack as="fieldset" $gap={2} aria-label={t('webhooks.events')}>
      {EVENT_GROUPS.map((group) => {
        const own = eventsOf(group);
        const chosen = own.filter((event) => events.includes(event)).length;
        return (
          <Checkbox
            key={group}
            label={t(`group.${group}`)}
            note={
              <>
                {t(`groupNote.${group}`)}
                <Codes>{own.join(', ')}</Codes>
              </>
            }
            checked={chosen === own.length}
            indeterminate={chosen > 0 && chosen < own.length}
            onChange={(event) => toggled(own, event.target.checked)}
          />
        );
      })}
    </Stack>
  );
}
