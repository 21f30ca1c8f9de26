import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { ScimKey } from '../../../../contract/entities/signOn';
import { useApi } from '../../../api/ApiProvider';
import { signOnQueries, useMakeScimKey, useRevokeScimKey } from '../../../queries/signOn';
import { Secret, ShownOnceDialog } from '../../../shared/ShownOnceDialog';
import { DateText } from '../../../shared/DateText';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { EmptyState } from '../../../ui/EmptyState';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { CopyField } from './CopyField';

const DAYS = [90, 180, 365] as const;

/** Where the company's directory calls us, and its keys. */
export function ScimSection({ url }: { url: string }) {
  const { t } = useTranslation(['signOn', 'machine']);
  const errorText = useErrorText();
  const { data, error, isPending } = useQuery(signOnQueries(useApi()).scimKeys());
  const revoking = useConfirmedAction(useRevokeScimKey().mutateAsync);
  const [open, setOpen] = useState<'new' | { token: string } | { revoke: ScimKey } | null>(null);
  const columns: Column<ScimKey>[] = [
    {
      key: 'name',
      header: t('machine:keys.name'),
      wrap: true,
      render: (row) => (
        <Stack $gap={0}>
          <span>{row.name}</span>
          <Text as="span" $size={12} $color="textMuted">
            {row.begins}… · {t('machine:keys.madeBy', { name: row.made_by ?? t('machine:keys.left') })}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'used',
      folds: 'named',
      header: t('machine:keys.used'),
      width: '168px',
      render: ({ last_used_at }) => (last_used_at ? <DateText value={last_used_at} time /> : t('machine:keys.unused')),
    },
    {
      key: 'ends',
      folds: 'named',
      header: t('machine:keys.ends'),
      width: '112px',
      render: ({ expires_at }) => <DateText value={expires_at} />,
    },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '96px',
      render: (row) => (
        <Button
          size="sm"
          aria-label={t('machine:keys.revokeOf', { name: row.name })}
          onClick={() => {
            revoking.clear();
            setOpen({ revoke: row });
          }}
        >
          {t('machine:keys.revoke')}
        </Button>
      ),
    },
  ];
  const revoke = async ({ id, name }: ScimKey) => {
    if (!(await revoking.run(id))) return;
    toast.success(t('machine:keys.revoked', { name }));
    setOpen(null);
  };
  return (
    <Section
      title={t('signOn:scim.title')}
      note={t('signOn:scim.text')}
      actions={<Button onClick={() => setOpen('new')}>{t('signOn:scim.add')}</Button>}
    >
      <CopyField label={t('signOn:scim.url')} value={url} />
      {error && !data && <InlineError>{errorText(error)}</InlineError>}
      <DataTable
        aria-label={t('signOn:scim.title')}
        columns={columns}
        rows={(data?.items ?? []).filter(({ state }) => state === 'active')}
        rowKey={({ id }) => id}
        loading={isPending}
        minWidth={720}
        empty={<EmptyState title={t('signOn:scim.none')} />}
      />
      {open === 'new' && <KeyDialog onMade={(token) => setOpen({ token })} onClose={() => setOpen(null)} />}
      {open && open !== 'new' && 'token' in open && <TokenDialog token={open.token} onClose={() => setOpen(null)} />}
      {open && open !== 'new' && 'revoke' in open && (
        <ConfirmDialog
          open
          onOpenChange={() => setOpen(null)}
          title={t('machine:keys.revokeHeading', { name: open.revoke.name })}
          text={t('signOn:scim.revokeText')}
          confirmLabel={t('machine:keys.revoke')}
          onConfirm={() => void revoke(open.revoke)}
          danger
          loading={revoking.busy}
          error={revoking.failure ? errorText(revoking.failure) : undefined}
        />
      )}
      {revoking.prompt}
    </Section>
  );
}

function KeyDialog({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) {
  const { t } = useTranslation(['signOn', 'machine']);
  const errorText = useErrorText();
  const make = useMakeScimKey();
  const making = useConfirmedAction(async (body: Parameters<typeof make.mutateAsync>[0]) => {
    onMade((await make.mutateAsync(body)).token);
  });
  const [name, setName] = useState('');
  const [days, setDays] = useState<(typeof DAYS)[number]>(365);
  return (
    <>
      <FormDialog
        onClose={onClose}
        onSubmit={() => void making.run({ name: name.trim(), valid_days: days })}
        title={t('signOn:scim.add')}
        submitLabel={t('signOn:scim.add')}
        submitDisabled={name.trim() === ''}
        loading={making.busy}
        width={400}
      >
        <Stack $gap={4}>
          <Field label={t('machine:keys.name')} help={t('signOn:scim.nameHint')}>
            <TextInput maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Field label={t('machine:keys.until')}>
            <Select
              options={DAYS.map((one) => ({ value: String(one), label: t(`machine:keys.days_${one}`) }))}
              value={String(days)}
              onChange={({ target }) => setDays(DAYS.find((one) => String(one) === target.value) ?? 365)}
            />
          </Field>
          {making.failure !== null && <InlineError>{errorText(making.failure)}</InlineError>}
        </Stack>
      </FormDialog>
      {making.prompt}
    </>
  );
}

function TokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation(['signOn', 'machine']);
  const [kept, done, copy] = [t('machine:secret.kept'), t('machine:secret.done'), t('machine:secret.copy')];
  return (
    <ShownOnceDialog
      title={t('signOn:scim.secretTitle')}
      description={t('signOn:scim.secretText')}
      words={{ kept, done, copy, copied: t('machine:secret.copied'), notCopied: t('machine:secret.notCopied') }}
      text={token}
      onClose={onClose}
    >
      <Secret aria-label={t('machine:secret.label')}>{token}</Secret>
    </ShownOnceDialog>
  );
}
