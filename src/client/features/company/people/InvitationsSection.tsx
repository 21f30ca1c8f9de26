import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Invitation } from '../../../../contract/entities/people';
import { useApi } from '../../../api/ApiProvider';
import { peopleQueries, useResendInvitation, useWithdrawInvitation } from '../../../queries/people';
import { DateText } from '../../../shared/DateText';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { usePlaceNames } from './usePlaceNames';

/** Invitations that nobody has accepted; nothing while there are none. */
export function InvitationsSection() {
  const { t } = useTranslation('people');
  const { data } = useQuery(peopleQueries(useApi()).invitations());
  const { placeText } = usePlaceNames();
  const resend = useResendInvitation();
  const again = useConfirmedAction(resend.mutateAsync);
  const errorText = useErrorText();
  const withdraw = useWithdrawInvitation();
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null);
  const rows = data?.items ?? [];
  if (rows.length === 0) return null;
  const columns: Column<Invitation>[] = [
    {
      key: 'email',
      header: t('invitations.email'),
      wrap: true,
      render: (row) => (
        <Stack $gap={0}>
          <Text as="span" $weight="semibold">
            {row.email}
          </Text>
          <Text as="span" $size={12} $color="textMuted">
            {placeText(row)}
          </Text>
        </Stack>
      ),
    },
    { key: 'by', folds: 'named', header: t('invitations.by'), width: '120px', render: (row) => row.invited_by },
    {
      key: 'until',
      folds: 'named',
      header: t('invitations.until'),
      width: '128px',
      render: (row) =>
        row.expired ? <Chip tone="gray">{t('invitations.expired')}</Chip> : <DateText value={row.expires_at} />,
    },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '232px',
      render: (row) => (
        <Inline $justify="flex-end" $nowrap>
          <Button
            size="sm"
            aria-label={t('invitations.resendTo', { email: row.email })}
            loading={resend.isPending && resend.variables === row.id}
            onClick={() => void again.run(row.id)}
          >
            {t('invitations.resend')}
          </Button>
          <Button
            size="sm"
            aria-label={t('invitations.withdrawOf', { email: row.email })}
            loading={withdraw.isPending && withdraw.variables === row.id}
            onClick={() => setWithdrawn(row)}
          >
            {t('invitations.withdraw')}
          </Button>
        </Inline>
      ),
    },
  ];
  return (
    <Section title={t('invitations.title')} count={rows.length}>
      <DataTable
        aria-label={t('invitations.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        minWidth={720}
      />
      {again.failure !== null && <InlineError>{errorText(again.failure)}</InlineError>}
      {again.prompt}
      {withdrawn && (
        <ConfirmDialog
          open
          onOpenChange={() => setWithdrawn(null)}
          title={t('invitations.withdrawHeading', { email: withdrawn.email })}
          text={t('invitations.withdrawText')}
          confirmLabel={t('invitations.withdraw')}
          onConfirm={() => withdraw.mutate(withdrawn.id, { onSettled: () => setWithdrawn(null) })}
          danger
          loading={withdraw.isPending}
        />
      )}
    </Section>
  );
}
