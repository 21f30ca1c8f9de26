import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/ApiError';
import { useApi } from '../../../api/ApiProvider';
import type { RequestStart } from '../../../paths';
import { budgetQueries } from '../../../queries/budget';
import { rfqKeys, rfqQueries } from '../../../queries/rfq';
import { onAutosave } from '../../../shell/autosave/autosaveChannel';
import { NotFound } from '../../../shell/errors/NotFound';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { RightGate } from '../../../shared/RightGate';
import { useRoute } from '../../../shell/useRoute';
import { ErrorState } from '../../../ui/ErrorState';
import { AmendEditor } from '../amend/AmendEditor';
import { DraftEditor } from './DraftEditor';
import { draftPlace } from './draftPlace';
import { stepHref, stepOf } from './editorSteps';
import { requestWays } from './requestWays';
import { late } from '../../../ui/late';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import { Loading, SkeletonBlock } from '../../../ui/Skeleton';

/** Few ever meet it. */
const SentDraft = late(() => import('./sent/SentDraft').then((part) => part.SentDraft));

/** The request editor, for who may write requests: see `Editor`. */
export const EditorScreen = () => (
  <RightGate right="request">
    <Editor />
  </RightGate>
);

/** The editor for a new request or, with `?id=`, for a saved draft; with `?amend=1` for a request that is collecting. */
function Editor() {
  const { query } = useRoute();
  const router = useRouter();
  const way = requestWays.find((each) => each === query.way);
  // The draft that this very editor has just created: its number enters the address without opening it again.
  const [made, setMade] = useState<{ way: RequestStart; number: string } | null>(null);
  const created = made?.way === way ? made?.number : undefined;
  const { replace } = router;
  const onCreated = useCallback((number: string) => way && setMade({ way, number }), [way]);
  const step = stepOf(query.step);
  useEffect(() => {
    // Also after a step back to before there was a number.
    if (!way || !created || query.id) return;
    void replace(stepHref(way, { id: created, step }), undefined, { shallow: true, scroll: false });
  }, [way, created, query.id, step, replace]);
  // Sent from here, the editor stays until the next page is there.
  const [sending, setSending] = useState(false);
  useSentInTab(query.id);
  const gone = useSent(created) && !sending;
  if (!way) return <NotFound />;
  if (!query.id || (query.id === created && !gone)) {
    return <DraftEditor key={way} way={way} rfq={null} cost={null} onCreated={onCreated} onSending={setSending} />;
  }
  const draft = { way, number: query.id, sending, onSending: setSending };
  return <SavedDraft key={query.id} {...draft} amend={query.amend === '1'} />;
}

/** Whether a draft that this editor made is none any more. */
function useSent(number: string | undefined): boolean {
  const { data } = useQuery({
    ...rfqQueries(useApi()).detail(number ?? ''),
    enabled: number !== undefined,
    select: ({ status }) => status !== 'DRAFT',
  });
  return data ?? false;
}

/** A draft that another tab has sent is read again here, also without a push. */
function useSentInTab(number: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    const going = new AbortController();
    onAutosave((message) => {
      if (number === undefined || message.kind !== 'sent' || message.place !== draftPlace(number)) return;
      void client.invalidateQueries({ queryKey: rfqKeys.detail(number) });
    }, going.signal);
    return () => going.abort();
  }, [number, client]);
}

type SavedProps = {
  way: RequestStart;
  number: string;
  amend: boolean;
  sending: boolean;
  onSending: (sending: boolean) => void;
};

function SavedDraft({ way, number, amend, sending, onSending }: SavedProps) {
  const errorText = useErrorText();
  const client = useQueryClient();
  const [opening, setOpening] = useState(0);
  // Once begun it stays: what was typed is not taken away when the deadline comes.
  const [amending, setAmending] = useState(false);
  const api = useApi();
  const { data, error, isPending, isFetching, refetch } = useQuery(rfqQueries(api).detail(number));
  const cost = useQuery({ ...budgetQueries(api).ofRfq(number), enabled: data?.status === 'DRAFT' });
  if (error instanceof ApiError && error.notFound) return <NotFound />;
  if (isPending) return <EditorSkeleton />;
  if (!data)
    return <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  const reload = async () => {
    await client.refetchQueries({ queryKey: rfqKeys.detail(number) });
    setOpening((count) => count + 1);
  };
  const collecting = data.status === 'REQ' || data.status === 'COL';
  if (amend && collecting && !amending) setAmending(true);
  if (amend && (collecting || amending)) {
    return <AmendEditor key={opening} rfq={data} onReload={() => void reload()} />;
  }
  if (data.status !== 'DRAFT' && !sending) return <SentDraft rfq={data} />;
  if (cost.isPending) return <EditorSkeleton />;
  if (!cost.data) {
    return <ErrorState text={errorText(cost.error)} onRetry={() => void cost.refetch()} retrying={cost.isFetching} />;
  }
  return <DraftEditor way={way} rfq={data} cost={cost.data} onCreated={ignore} onSending={onSending} />;
}

const ignore = () => undefined;

const Grid = styled.div`
  margin-top: ${space(8)};
`;

const Thirds = styled.div`
  display: grid;
  gap: ${space(8)};
  margin-top: ${space(8)};
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The editor's outline while a draft is opened. */
function EditorSkeleton() {
  return (
    <Loading>
      <SkeletonBlock width="320px" height="32px" />
      <Grid>
        <SkeletonBlock height="420px" />
      </Grid>
      <Thirds>
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonBlock key={index} height="60px" />
        ))}
      </Thirds>
    </Loading>
  );
}
