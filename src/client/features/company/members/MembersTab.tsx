import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { CompanyMember } from '../../../../contract/entities/member';
import { useApi } from '../../../api/ApiProvider';
import { memberQueries, type MemberAction, useMemberAction } from '../../../queries/members';
import { rightsQuery } from '../../../queries/rights';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import { InlineError } from '../../../ui/InlineError';
import { lateDialog } from '../../../ui/lateDialog';
import { onceReachable } from '../../../ui/onceReachable';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { ListViewTools } from '../../../shell/views/ListViewTools';
import { useTableViewOf } from '../../../shell/views/useListView';
import { FactorRule } from './FactorRule';
import { wordOf } from './memberActions';
import { useMemberColumns } from './useMemberColumns';

const PeopleSettings = dynamic(() =>
  onceReachable(() => import('../people/PeopleSettings')).then((module) => module.PeopleSettings),
);
const { Dialog: InviteDialog } = lateDialog(() => import('../people/InviteDialog').then((part) => part.InviteDialog));
const { Dialog: PlaceDialog } = lateDialog(() => import('../people/PlaceDialog').then((part) => part.PlaceDialog));

type Requested = { action: Exclude<MemberAction, 'approve'>; member: CompanyMember };

/** Who belongs to the company, and who waits to: those stand first. */
export function MembersTab() {
  const { t } = useTranslation(['user', 'people']);
  const errorText = useErrorText();
  const { data: mine } = useQuery(rightsQuery(useApi()));
  const manages = mine?.rights.includes('manage_people') ?? false;
  const [open, setOpen] = useState<'invite' | CompanyMember | null>(null);
  const list = useInfiniteQuery(memberQueries(useApi()).list());
  const { work, busyId, confirming, perform, choose, stop } = useActions();
  const members = useRows(list);
  const owners = members.filter((member) => member.is_owner);
  const isOwner = owners.some((member) => member.is_me);
  const waiting = members.filter((member) => member.member_status === 'pending');
  const others = members.filter((member) => member.member_status !== 'pending');
  const columns = useMemberColumns({
    onAction: choose,
    onPlace: setOpen,
    isOwner,
    manages,
    whole: list.isSuccess && !list.hasNextPage,
    busyId,
  });
  const view = useTableViewOf('members');
  const table = (rows: CompanyMember[], label: string) => (
    <DataTable
      aria-label={label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowTone={({ member_status }) => (member_status === 'deactivated' ? 'muted' : undefined)}
      loading={list.isPending}
      skeletonRows={3}
      minWidth={780}
      view={view}
    />
  );
  return (
    <>
      <PageHeader
        title={t('members.title')}
        meta={t('members.meta')}
        actions={
          manages && (
            <Button variant="primary" onClick={() => setOpen('invite')}>
              {t('people:invite.title')}
            </Button>
          )
        }
      />
      <Stack $gap={8}>
        {mine && !manages && owners.length > 0 && (
          <Banner tone="info">{t('members.ownerOnly', { names: owners.map(({ name }) => name).join(', ') })}</Banner>
        )}
        <FactorRule isOwner={isOwner} />
        {work.failure !== null && !confirming && <InlineError>{errorText(work.failure)}</InlineError>}
        <PagedList list={list} shown={members.length} errorText={errorText}>
          {waiting.length > 0 && (
            <Section title={t('members.waiting')} count={waiting.length} note={t('members.waitingText')}>
              {table(waiting, t('members.waiting'))}
            </Section>
          )}
          <Section title={t('members.list')} actions={<ListViewTools list="members" columns={columns} />}>
            {table(others, t('members.list'))}
          </Section>
        </PagedList>
        <PeopleSettings members={members} manages={manages} />
      </Stack>
      {open === 'invite' && <InviteDialog onClose={() => setOpen(null)} />}
      {open && open !== 'invite' && <PlaceDialog member={open} onClose={() => setOpen(null)} />}
      {confirming && (
        <ConfirmDialog
          open
          danger={confirming.action !== 'makeOwner'}
          onOpenChange={stop}
          title={t(`members.ask.${confirming.action}`, { name: confirming.member.name })}
          text={t(`members.ask.${confirming.action}Text`)}
          confirmLabel={t(`members.${confirming.action}`)}
          loading={work.busy}
          error={work.failure === null ? null : errorText(work.failure)}
          onConfirm={() => void perform(confirming.action, confirming.member)}
        />
      )}
      {work.prompt}
    </>
  );
}

/** What is done to a member, with the password prompt it needs: approving at once, all else after a question. */
function useActions() {
  const { t } = useTranslation('user');
  const { mutateAsync } = useMemberAction();
  const work = useConfirmedAction(mutateAsync);
  const [confirming, setConfirming] = useState<Requested | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const stop = () => setConfirming(null);
  const perform = async (action: MemberAction, member: CompanyMember) => {
    setBusyId(member.id);
    const done = await work.run({ action, id: member.id });
    setBusyId(null);
    if (!done) return;
    const word = wordOf(action, member);
    toast.success(t(`members.done.${word}`, { name: member.name }));
    stop();
  };
  const choose = (action: MemberAction, member: CompanyMember) => {
    work.clear();
    if (action === 'approve') void perform(action, member);
    else setConfirming({ action, member });
  };
  return { work, busyId, confirming, perform, choose, stop };
}
