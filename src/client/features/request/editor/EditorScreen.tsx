import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/ApiError';
import { useApi } from '../../../api/ApiProvider';
import { paths, type RequestStart } from '../../../paths';
import { budgetQueries } from '../../../queries/budget';
import { rfqKeys, rfqQueries } from '../../../queries/rfq';
import { onAutosave } from '../../../shell/autosave/autosaveChannel';
import { NotFound } from '../../../shell/errors/NotFound';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { RightGate } from '../../../shared/RightGate';
import { useRoute } from '../../../shell/useRoute';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { AmendEditor } from '../amend/AmendEditor';
import { DraftEditor } from './DraftEditor';
import { draftPlace } from './draftPlace';
import { stepHref, stepOf } from './editorSteps';
import { requestWays } from './requestWays';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import { Loading, SkeletonBlock } from '../../../ui/Skeleton';

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
  useSentElsewhere(
    query.id,
    useCallback(() => setMade(null), []),
  );
  if (!way) return <NotFound />;
  if (!query.id || query.id === created) {
    return <DraftEditor key={way} way={way} rfq={null} cost={null} onCreated={onCreated} />;
  }
  return <SavedDraft key={query.id} way={way} number={query.id} amend={query.amend === '1'} />;
}

/** A draft that another tab has sent is shown as sent here too, and not as one that can be edited. */
function useSentElsewhere(number: string | undefined, onSent: () => void): void {
  const client = useQueryClient();
  useEffect(() => {
    const going = new AbortController();
    onAutosave((message) => {
      if (number === undefined || message.kind !== 'sent' || message.place !== draftPlace(number)) return;
      onSent();
      void client.invalidateQueries({ queryKey: rfqKeys.detail(number) });
    }, going.signal);
    return () => going.abort();
  }, [number, onSent, client]);
}

type SavedProps = { way: RequestStart; number: string; amend: boolean };

function SavedDraft({ way, number, amend }: SavedProps) {
  const { t } = useTranslation('buyer');
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
  if (data.status !== 'DRAFT') {
    const project = paths.project.detail(number);
    return (
      <EmptyState
        title={t('editor.sent')}
        text={t('editor.sentText')}
        action={
          <ButtonLink variant="primary" href={project}>
            {t('editor.toProject')}
          </ButtonLink>
        }
      />
    );
  }
  if (cost.isPending) return <EditorSkeleton />;
  if (!cost.data) {
    return <ErrorState text={errorText(cost.error)} onRetry={() => void cost.refetch()} retrying={cost.isFetching} />;
  }
  return <DraftEditor way={way} rfq={data} cost={cost.data} onCreated={ignore} />;
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
