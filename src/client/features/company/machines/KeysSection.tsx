import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ApiKey } from '../../../../contract/entities/apiKey';
import { KEY_RIGHTS, type Right } from '../../../../contract/rights';
import { useApi } from '../../../api/ApiProvider';
import { machineQueries, useRevokeApiKey } from '../../../queries/machine';
import { DateText } from '../../../shared/DateText';
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
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { KeyDialog } from './KeyDialog';
import { SecretDialog } from './SecretDialog';

/** The API keys of the company; those that ended only on request. */
export function KeysSection({ rights }: { rights: readonly Right[] }) {
  const { t } = useTranslation('machine');
  const errorText = useErrorText();
  const { data, error, isPending } = useQuery(machineQueries(useApi()).apiKeys());
  const action = useConfirmedAction(useRevokeApiKey().mutateAsync);
  const [open, setOpen] = useState<'new' | { token: string } | { revoke: ApiKey } | null>(null);
  const [all, setAll] = useState(false);
  const columns = useKeyColumns((revoke) => {
    action.clear();
    setOpen({ revoke });
  });
  const keys = data?.items ?? [];
  const ended = keys.filter(({ state }) => state !== 'active');
  const revoke = async (key: ApiKey) => {
    if (!(await action.run(key.id))) return;
    toast.success(t('keys.revoked', { name: key.name }));
    setOpen(null);
  };
  return (
    <Section
      title={t('keys.title')}
      note={t('keys.text')}
      actions={<Button onClick={() => setOpen('new')}>{t('keys.add')}</Button>}
    >
      {error && !data && <InlineError>{errorText(error)}</InlineError>}
      <DataTable
        aria-label={t('keys.title')}
        columns={columns}
        rows={all ? keys : keys.filter(({ state }) => state === 'active')}
        rowKey={({ id }) => id}
        loading={isPending}
        minWidth={820}
        empty={<EmptyState title={t('keys.none')} />}
      />
      {!all && ended.length > 0 && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            {t('keys.ended', { count: ended.length })}
          </Button>
        </div>
      )}
      {open === 'new' && (
        <KeyDialog rights={rights} onMade={(token) => setOpen({ token })} onClose={() => setOpen(null)} />
      )}
      {open && open !== 'new' && 'token' in open && (
        <SecretDialog of="key" secret={open.token} onClose={() => setOpen(null)} />
      )}
      {open && open !== 'new' && 'revoke' in open && (
        <ConfirmDialog
          open
          onOpenChange={() => setOpen(null)}
          title={t('keys.revokeHeading', { name: open.revoke.name })}
          text={t('keys.revokeText')}
          confirmLabel={t('keys.revoke')}
          onConfirm={() => void revoke(open.revoke)}
          danger
          loading={action.busy}
          error={action.failure ? errorText(action.failure) : undefined}
        />
      )}
      {action.prompt}
    </Section>
  );
}

function useKeyColumns(onRevoke: (key: ApiKey) => void): Column<ApiKey>[] {
  const { t } = useTranslation(['machine', 'people']);
  const rightsText = ({ rights }: ApiKey) =>
    rights.length === KEY_RIGHTS.length
      ? t('machine:keys.allRights')
      : rights.map((right) => t(`people:right.${right}`)).join(', ');
  return [
    {
      key: 'name',
      header: t('machine:keys.name'),
      wrap: true,
      render: (row) => (
        <Stack $gap={0}>
          <Text as="span" $weight="semibold">
            {row.name}
          </Text>
          <Text as="span" $size={12} $color="textMuted">
            {row.begins}… · {t('machine:keys.madeBy', { name: row.made_by ?? t('machine:keys.left') })}
          </Text>
        </Stack>
      ),
    },
    { key: 'rights', folds: 'named', header: t('machine:keys.rights'), wrap: true, render: rightsText },
    {
      key: 'used',
      folds: 'named',
      header: t('machine:keys.used'),
      width: '168px',
      render: (row) =>
        row.last_used_at ? (
          <Stack $gap={0}>
            <DateText value={row.last_used_at} time />
            <Text as="span" $size={12} $color="textMuted">
              {row.last_used_from}
            </Text>
          </Stack>
        ) : (
          t('machine:keys.unused')
        ),
    },
    {
      key: 'ends',
      folds: 'named',
      header: t('machine:keys.ends'),
      width: '112px',
      render: (row) =>
        row.state === 'active' ? (
          <DateText value={row.expires_at} />
        ) : (
          <Chip tone="gray">{t(`machine:keys.state.${row.state}`)}</Chip>
        ),
    },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '96px',
      render: (row) =>
        row.state === 'active' && (
          <Button size="sm" aria-label={t('machine:keys.revokeOf', { name: row.name })} onClick={() => onRevoke(row)}>
            {t('machine:keys.revoke')}
          </Button>
        ),
    },
  ];
}
