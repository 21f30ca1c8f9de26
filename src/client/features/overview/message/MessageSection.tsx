import { useQuery, useInfiniteQuery, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../api/ApiProvider';
import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import type { Attachment } from '../../../../contract/entities/file';
import type { Counterpart, Message } from '../../../../contract/entities/message';
import { AttachmentField } from '../../../shared/files/AttachmentField';
import { useRows } from '../../../queries/useRows';
import { Button } from '../../../ui/Button';
import { InlineError } from '../../../ui/InlineError';
import { Text } from '../../../ui/Text';
import { NoteField } from '../../../ui/NoteField';
import { useKeptText } from '../../../shell/autosave/useKeptText';
import { useFailureText } from '../../../shell/errors/useFailureText';
import styled from 'styled-components';
import { AttachmentList } from '../../../shared/files/AttachmentList';
import { instantText } from '../../../../domain/time/instants';
import { useReader } from '../../../shared/useReader';
import { by } from '../../../theme/by';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { listCounterparts, listMessages, sendMessage } from '../../../../contract/routes/overview';
import { call } from '../../../api/call';
import type { Api } from '../../../api/createApi';
import { byCursor } from '../../../queries/byCursor';
import { SCOPES } from '../../../queries/keys';
import { useApiMutation } from '../../../queries/mutation';

/** Messages of a project: a seller with the buyer, a buyer with each seller apart. */
export function MessageSection({ number }: { number: string }) {
  const { t } = useTranslation('project');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useQuery(messageQueries(useApi()).counterparts(number));
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  const current = items.find((one) => one.seller_id === chosen) ?? items[0];
  return (
    <Section title={t('message.title')} note={t('message.note')} id="messages">
      <Card>
        <Stack $gap={4}>
          {items.length > 1 && (
            <div data-paper="none">
              <Field label={t('message.with')}>
                <Select
                  value={current?.seller_id ?? ''}
                  options={items.map((one) => ({ value: one.seller_id ?? '', label: one.company_name }))}
                  onChange={(event) => setChosen(event.target.value)}
                />
              </Field>
            </div>
          )}
          {current && <Talk key={current.seller_id} number={number} counterpart={current} />}
        </Stack>
      </Card>
    </Section>
  );
}

type Props = { number: string; counterpart: Counterpart };

/** The talk with one counterpart, newest last, and the box to write in. */
function Talk({ number, counterpart }: Props) {
  const { t } = useTranslation('project');
  const list = useInfiniteQuery(messageQueries(useApi()).talk(number, counterpart.seller_id));
  const messages = useRows(list).toReversed();
  return (
    <Stack $gap={4}>
      {list.hasNextPage && (
        <Button size="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('message.earlier')}
        </Button>
      )}
      {messages.length > 0 ? (
        <Rows aria-live="polite">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </Rows>
      ) : (
        <Text $color="textMuted">
          {t(list.isPending ? 'message.loading' : 'message.none', { name: counterpart.company_name })}
        </Text>
      )}
      <MessageForm number={number} counterpart={counterpart} messages={list.isPending ? null : messages} />
    </Stack>
  );
}

/**
 * What was typed stays when sending fails, and comes back when the page was left; not what stands in the talk already, sent
 * while the page went.
 */
function MessageForm({ number, counterpart, messages }: Props & { messages: readonly Message[] | null }) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const newest = messages?.findLast(({ own }) => own)?.text;
  const [text, setText] = useKeptText(
    `message:${number}:${counterpart.seller_id ?? ''}`,
    messages && ((kept) => kept.trim() === newest),
  );
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [attaching, setAttaching] = useState(false);
  const { mutateAsync, isPending, error } = useSendMessage(number, counterpart.seller_id);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isPending) return;
    const body = { text: text.trim(), file_ids: files.map((file) => file.file_id) };
    // Also when the page was left meanwhile: what was sent is not kept.
    mutateAsync(body).then(
      () => {
        setText('');
        setFiles([]);
        setAttaching(false);
      },
      () => undefined,
    );
  };
  return (
    <form onSubmit={send} data-paper="none">
      <Stack $gap={3}>
        <NoteField
          label={t('message.to', { name: counterpart.company_name })}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={setText}
        />
        {attaching && <AttachmentField holds="message" files={files} onChange={setFiles} />}
        {error && <InlineError>{failureText(error)}</InlineError>}
        <div>
          <Button type="submit" loading={isPending} disabled={text.trim() === ''}>
            {t('message.send')}
          </Button>{' '}
          {!attaching && (
            <Button variant="ghost" onClick={() => setAttaching(true)}>
              {t('message.attach')}
            </Button>
          )}
        </div>
      </Stack>
    </form>
  );
}

const Rows = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  max-height: 420px;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

const Bubble = styled.li<{ $own: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  ${by('$own', {
    true: `align-self: flex-end; background: ${color('accentSurface')};`,
    false: `align-self: flex-start; background: ${color('surfaceSunken')};`,
  })}
  max-width: min(560px, 88%);
  padding: ${space(2.5)} ${space(3)};
  border-radius: ${radius[8]};
  ${type(14)}
  & > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > header {
    color: ${color('textMuted')};
    ${type(12)}
    & > strong {
      font-weight: ${weight.semibold};
    }
  }
`;

/** One message; the own company's stand on the right. */
function MessageRow({ message }: { message: Message }) {
  const language = useReader();
  return (
    <Bubble $own={message.own}>
      <header>
        <strong>{message.company_name}</strong> {message.author_name} ·{' '}
        <time dateTime={message.created_at}>{instantText(message.created_at, language)}</time>
      </header>
      <p>{message.text}</p>
      <AttachmentList files={message.attachments} />
    </Bubble>
  );
}

/** Under the project's scope, so that a push about the project brings new messages too. */
const key = (number: string) => [SCOPES.project, 'messages', number] as const;

/** Talks about a project, the last message first; a seller's only one is with the buyer: `sellerId` is null then. */
const messageQueries = (api: Api) => ({
  counterparts: (number: string) =>
    queryOptions({
      queryKey: [...key(number), 'counterparts'],
      queryFn: ({ signal }) => call(listCounterparts, { params: { number } }, { api, signal }),
    }),
  talk: (number: string, sellerId: string | null) =>
    infiniteQueryOptions({
      queryKey: [...key(number), sellerId],
      queryFn: ({ pageParam, signal }) =>
        call(
          listMessages,
          { params: { number }, query: { seller_id: sellerId ?? undefined, cursor: pageParam ?? undefined } },
          { api, signal },
        ),
      ...byCursor,
    }),
});

/** Writes to one counterpart. */
const useSendMessage = (number: string, sellerId: string | null) =>
  useApiMutation({
    call: (send, body: { text: string; file_ids: string[] }) =>
      send(sendMessage, { params: { number }, body: { ...body, seller_id: sellerId ?? undefined } }),
    stale: [key(number)],
  });
