import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { CompanyMember } from '../../../../contract/entities/member';
import { useApi } from '../../../api/ApiProvider';
import { memberQueries, type MemberDeed, useMemberDeed } from '../../../queries/members';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import { InlineError } from '../../../ui/InlineError';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { useMemberColumns } from './useMemberColumns';

interface Asked {
  deed: Exclude<MemberDeed, 'approve'>;
  member: CompanyMember;
}

/** Who belongs to the company, and who waits to: those stand first. */
export function MembersTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const list = useInfiniteQuery(memberQueries(useApi()).list());
  const { act, asked, perform, choose, stop } = useMemberDeeds();
  const members = useRows(list);
  const waiting = members.filter((member) => member.member_status === 'pending');
  const others = members.filter((member) => member.member_status !== 'pending');
  const columns = useMemberColumns({ onDeed: choose, busyId: act.isPending ? act.variables.id : null });
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
    />
  );
  return (
    <>
      <PageHeader title={t('members.title')} meta={t('members.meta')} />
      <Stack $gap={8}>
        {act.error && !asked && <InlineError>{errorText(act.error)}</InlineError>}
        <PagedList list={list} shown={members.length} errorText={errorText}>
          {waiting.length > 0 && (
            <Section title={t('members.waiting')} count={waiting.length} note={t('members.waitingText')}>
              {table(waiting, t('members.waiting'))}
            </Section>
          )}
          <Section title={t('members.list')}>{table(others, t('members.list'))}</Section>
        </PagedList>
      </Stack>
      {asked && (
        <ConfirmDialog
          open
          danger
          onOpenChange={stop}
          title={t(`members.ask.${asked.deed}`, { name: asked.member.name })}
          text={t(`members.ask.${asked.deed}Text`)}
          confirmLabel={t(`members.${asked.deed}`)}
          loading={act.isPending}
          error={act.error && errorText(act.error)}
          onConfirm={() => perform(asked.deed, asked.member)}
        />
      )}
    </>
  );
}

/** What is done to a member: approving at once, all else after it was asked for. */
function useMemberDeeds() {
  const { t } = useTranslation('user');
  const act = useMemberDeed();
  const [asked, setAsked] = useState<Asked | null>(null);
  const stop = () => setAsked(null);
  const perform = (deed: MemberDeed, member: CompanyMember) =>
    act.mutate(
      { deed, id: member.id },
      {
        onSuccess: () => {
          toast.success(t(`members.done.${deed}`, { name: member.name }));
          stop();
        },
      },
    );
  const choose = (deed: MemberDeed, member: CompanyMember) => {
    act.reset();
    if (deed === 'approve') perform(deed, member);
    else setAsked({ deed, member });
  };
  return { act, asked, perform, choose, stop };
}
