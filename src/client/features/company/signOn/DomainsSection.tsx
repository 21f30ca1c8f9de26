import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { SignOnDomain } from '../../../../contract/entities/signOn';
import { useAddDomain, useCheckDomain, useRemoveDomain } from '../../../queries/signOn';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { useDomainColumns } from './useDomainColumns';

/** The domains of the company's mail addresses, and whether its name servers agree. */
export function DomainsSection({ domains }: { domains: readonly SignOnDomain[] }) {
  const { t } = useTranslation('signOn');
  const errorText = useErrorText();
  const check = useCheckDomain();
  const removing = useConfirmedAction(useRemoveDomain().mutateAsync);
  const [open, setOpen] = useState<'new' | SignOnDomain | null>(null);
  const columns = useDomainColumns({
    checking: check.isPending ? check.variables : null,
    onCheck: ({ id, domain }) => check.mutate(id, { onSuccess: () => toast.success(t('domains.proven', { domain })) }),
    onRemove: (domain) => {
      removing.clear();
      setOpen(domain);
    },
  });
  const remove = async ({ id, domain }: SignOnDomain) => {
    if (!(await removing.run(id))) return;
    toast.success(t('domains.removed', { domain }));
    setOpen(null);
  };
  return (
    <Section
      title={t('domains.title')}
      note={t('domains.text')}
      actions={<Button onClick={() => setOpen('new')}>{t('domains.add')}</Button>}
    >
      <DataTable
        aria-label={t('domains.title')}
        columns={columns}
        rows={domains}
        rowKey={({ id }) => id}
        minWidth={820}
        empty={<EmptyState title={t('domains.none')} />}
      />
      {check.error && <InlineError>{errorText(check.error)}</InlineError>}
      {open === 'new' && <DomainDialog onClose={() => setOpen(null)} />}
      {open && open !== 'new' && (
        <ConfirmDialog
          open
          onOpenChange={() => setOpen(null)}
          title={t('domains.removeHeading', { domain: open.domain })}
          text={t('domains.removeText')}
          confirmLabel={t('domains.remove')}
          onConfirm={() => void remove(open)}
          danger
          loading={removing.busy}
          error={removing.failure ? errorText(removing.failure) : undefined}
        />
      )}
      {removing.prompt}
    </Section>
  );
}

function DomainDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('signOn');
  const errorText = useErrorText();
  const adding = useConfirmedAction(useAddDomain().mutateAsync);
  const [domain, setDomain] = useState('');
  const submit = async () => {
    if (await adding.run(domain.trim().toLowerCase())) onClose();
  };
  return (
    <>
      <FormDialog
        onClose={onClose}
        onSubmit={() => void submit()}
        title={t('domains.add')}
        submitLabel={t('domains.add')}
        submitDisabled={!domain.includes('.')}
        loading={adding.busy}
        width={400}
      >
        <Stack $gap={4}>
          <Field label={t('domains.domain')} help={t('domains.domainHelp')}>
            <TextInput maxLength={253} value={domain} onChange={(event) => setDomain(event.target.value)} />
          </Field>
          {adding.failure !== null && <InlineError>{errorText(adding.failure)}</InlineError>}
        </Stack>
      </FormDialog>
      {adding.prompt}
    </>
  );
}
