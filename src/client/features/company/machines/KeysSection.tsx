import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { ApiKey } from '../../../../contract/entities/apiKey';
import { type Right } from '../../../../contract/rights';
import { useApi } from '../../../api/ApiProvider';
import { machineQueries, useRevokeApiKey } from '../../../queries/machine';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { KeyDialog } from './KeyDialog';
import { SecretDialog } from './SecretDialog';
import { useKeyColumns } from './useKeyColumns';

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
