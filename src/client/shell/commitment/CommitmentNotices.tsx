import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { instantText } from '../../../domain/time/instants';
import type { Action, ShownCommitment } from '../../api/commitments';
import { layers } from '../../theme/layers';
import { givesWay } from '../../theme/givesWay';
import { media } from '../../theme/media';
import { shadow } from '../../theme/roles';
import { radius, space } from '../../theme/tokens';
import { Banner, type BannerTone } from '../../ui/Banner';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { onReload } from '../../ui/reloadOnce';
import { commitments, pageOfWindow } from './browserCommitments';
import { holdDialogs } from '../../ui/dialogHold';
import { useApi } from '../../api/ApiProvider';
import { useLanguage } from '../language/useLanguage';
import { useSession } from '../session/useSession';

const NONE: readonly ShownCommitment[] = [];

/** Actions under way, and those whose outcome waits to be read. */
function useShownCommitments(): readonly ShownCommitment[] {
  return useSyncExternalStore(commitments.subscribe, commitments.snapshot, () => NONE);
}

/**
 * Asks for the outcome of actions whose page was lost, for the person who is signed in: at once, and when this tab comes
 * back to the front, for another may have been closed meanwhile.
 */
function useRecovery(): void {
  const api = useApi();
  const owner = useSession().profile?.id;
  useEffect(() => {
    const recover = () => void commitments.recover(owner, (request) => api.send(request));
    recover();
    window.addEventListener('focus', recover);
    return () => window.removeEventListener('focus', recover);
  }, [owner, api]);
  useEffect(() => {
    const underWay = () => commitments.snapshot().some(({ state }) => state === 'sending' || state === 'asking');
    const warn = (event: BeforeUnloadEvent) => {
      if (underWay()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const stay = onReload({ covers: () => false, keep: () => !underWay() });
    return () => {
      stay();
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
  useEffect(() => () => void commitments.recover(undefined, (request) => api.send(request)), [api]);
}

const Place = styled.section`
  position: fixed;
  /* In the middle: the buttons of a page's head stand at its right. */
  top: calc(var(--header-height) + ${space(3)});
  left: 50%;
  transform: translateX(-50%);
  z-index: ${layers.toast};
  ${givesWay}
  display: grid;
  gap: ${space(2)};
  width: 420px;
  ${media.phone} {
    right: ${space(4)};
    left: ${space(4)};
    width: auto;
    transform: none;
  }
  & > * {
    border-radius: ${radius[8]};
    box-shadow: ${shadow('overlay')};
  }
`;

const tones = { asking: 'info', sent: 'success', not_sent: 'danger', unknown: 'warning' } satisfies Record<
  string,
  BannerTone
>;

/** A success that was in sight this long is known. */
const READ_MS = 5_000;

/** What became of actions whose answer did not reach their page: each stays until it is dismissed, a read success until the next page. */
export function CommitmentNotices() {
  useRecovery();
  const { t } = useTranslation('shell');
  const all = useShownCommitments();
  useHeldDialogs(all);
  const shown = all.filter((one) => one.state !== 'sending');
  useFreshData(shown);
  if (shown.length === 0) return null;
  return (
    <Place aria-label={t('commitment.label')} data-paper="none">
      {shown.map((one) => (
        <Notice key={one.key} commitment={one} />
      ))}
    </Place>
  );
}

function Notice({ commitment }: { commitment: ShownCommitment }) {
  const { t } = useTranslation('shell');
  const nameOf = useCommitmentName();
  const { language } = useLanguage();
  const { events } = useRouter();
  const { key, state, page, at } = commitment;
  useEffect(() => {
    if (state !== 'sent') return;
    const since = Date.now();
    const leave = () => Date.now() - since >= READ_MS && commitments.dismiss(key);
    events.on('routeChangeComplete', leave);
    return () => events.off('routeChangeComplete', leave);
  }, [key, state, events]);
  if (state === 'sending') return null;
  const dismiss = () => commitments.dismiss(key);
  const time = instantText(new Date(at).toISOString(), language);
  const close = state !== 'asking' && (
    <IconButton label={t('commitment.dismiss')} icon={<X />} size="sm" onClick={dismiss} />
  );
  return (
    <Banner tone={tones[state]} title={t(`commitment.${state}.title`)} action={close}>
      {t(`commitment.${state}.text`, { what: nameOf(commitment), time })}{' '}
      {state !== 'asking' && page !== pageOfWindow() && <Link href={page}>{t('commitment.open')}</Link>}
    </Banner>
  );
}

/** What was sent changed records that this page may have read before. */
function useFreshData(shown: readonly ShownCommitment[]): void {
  const client = useQueryClient();
  const sent = shown.filter(({ state }) => state === 'sent').map(({ key }) => key);
  const keys = sent.join();
  useEffect(() => {
    if (keys !== '') void client.invalidateQueries();
  }, [client, keys]);
}

/** Lets windows show that an action of theirs is on its way, and once its answer is lost, that its outcome is looked up. */
function useHeldDialogs(shown: readonly ShownCommitment[]): void {
  const { t } = useTranslation('shell');
  const nameOf = useCommitmentName();
  const held = shown.some(({ state }) => state === 'sending');
  const asking = shown.find(({ state }) => state === 'asking');
  const requested = asking ? t('commitment.asking.text', { what: nameOf(asking) }) : null;
  const words = held ? t('commitment.holding') : requested;
  useLayoutEffect(() => {
    holdDialogs({ words });
    return () => holdDialogs({ words: null });
  }, [words]);
}

/** What an action is called, with the number of its record where people know one. */
function useCommitmentName(): (action: Action) => string {
  const { t } = useTranslation('shell');
  return ({ kind, record }) => {
    const what = t(`commitment.what.${kind}`);
    return isNumber(record) ? t('commitment.named', { what, record }) : what;
  };
}

/** An id says nothing to a reader; a number such as Q261121-AAAAA does. */
const isNumber = (record: string) => record !== '' && record.length < 30;
