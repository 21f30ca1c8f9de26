import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import type { SiteAddress } from '../../../../contract/entities/address';
import type { CompanyUnit, UnitKind } from '../../../../contract/entities/people';
import { useApi } from '../../../api/ApiProvider';
import { peopleQueries, useAddUnit, useKeepSiteAddress, useRemoveUnit } from '../../../queries/people';
import { usePhoneText } from '../../../shared/usePhoneText';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { useUndo } from '../../../ui/useUndo';
import { SiteAddressDialog } from './SiteAddressDialog';

/** The teams and sites of the company, and where goods for a site go. */
export function UnitsSection({ manages }: { manages: boolean }) {
  const { t } = useTranslation('people');
  const { data } = useQuery(peopleQueries(useApi()).units());
  const remove = useRemoveUnit();
  /** A unit with people or an address, whose removal has to be confirmed. */
  const [removed, setRemoved] = useState<CompanyUnit | null>(null);
  const [addressed, setAddressed] = useState<CompanyUnit | null>(null);
  const errorText = useErrorText();
  const keepAddress = useKeepSiteAddress();
  const { offer, bar } = useUndo();
  const units = data?.items ?? [];
  const row = (unit: CompanyUnit) => (
    <Inline key={unit.id} $justify="space-between">
      <div>
        <Text as="span">
          {t(`units.${unit.kind}`)} · {unit.name} · {t('units.people', { count: unit.member_count })}
        </Text>
        {unit.address && <AddressLine address={unit.address} />}
      </div>
      {manages && (
        <Inline $gap={2}>
          {unit.kind === 'site' && (
            <Button
              size="sm"
              aria-label={t(unit.address ? 'siteAddress.editOf' : 'siteAddress.addOf', { name: unit.name })}
              onClick={() => setAddressed(unit)}
            >
              {t(unit.address ? 'siteAddress.edit' : 'siteAddress.add')}
            </Button>
          )}
          <Button
            size="sm"
            aria-label={t('units.removeOf', { name: unit.name })}
            loading={remove.isPending && remove.variables === unit.id}
            onClick={() => (unit.member_count > 0 || unit.address ? setRemoved(unit) : remove.mutate(unit.id))}
          >
            {t('units.remove')}
          </Button>
        </Inline>
      )}
    </Inline>
  );
  const addressRemoved = ({ id, name, address }: CompanyUnit) => {
    setAddressed(null);
    if (!address) return;
    offer(t('siteAddress.removed', { name }), () => keepAddress.mutate({ id, ...address, version: null }));
  };
  if (!manages && units.length === 0) return null;
  return (
    <Section title={t('units.title')} note={t('units.text')}>
      <Card>
        <Stack $gap={3}>
          {units.map(row)}
          {bar}
          {keepAddress.error && <InlineError>{errorText(keepAddress.error)}</InlineError>}
          {manages && <UnitForm />}
        </Stack>
      </Card>
      {removed && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoved(null)}
          title={t('units.removeOf', { name: removed.name })}
          text={[
            removed.member_count > 0 && t('units.removeText', { count: removed.member_count }),
            removed.address && t('siteAddress.goes'),
          ]
            .filter(Boolean)
            .join(' ')}
          confirmLabel={t('units.remove')}
          onConfirm={() => remove.mutate(removed.id, { onSettled: () => setRemoved(null) })}
          danger
          loading={remove.isPending}
        />
      )}
      {addressed && (
        <SiteAddressDialog
          site={addressed}
          onClose={() => setAddressed(null)}
          onRemoved={() => addressRemoved(addressed)}
        />
      )}
    </Section>
  );
}

/** Who receives at a site, the phone and the place, in one line. */
function AddressLine({ address: { recipient, phone, postal_code, address } }: { address: SiteAddress }) {
  const phoneText = usePhoneText();
  return (
    <Text $size={13} $color="textMuted">
      {[recipient, phoneText(phone), postal_code, address].filter(Boolean).join(' · ')}
    </Text>
  );
}

function UnitForm() {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const add = useAddUnit();
  const [kind, setKind] = useState<UnitKind>('team');
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') add.mutate({ kind, name: name.trim() }, { onSuccess: () => setName('') });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={3}>
        <Inline $align="flex-end">
          <Field label={t('units.kind')}>
            <Select
              options={[
                { value: 'team', label: t('units.team') },
                { value: 'site', label: t('units.site') },
              ]}
              value={kind}
              onChange={(event) => setKind(event.target.value === 'site' ? 'site' : 'team')}
            />
          </Field>
          <Field label={t('units.name')}>
            <TextInput maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Button type="submit" size="lg" disabled={name.trim() === ''} loading={add.isPending}>
            {t('units.add')}
          </Button>
        </Inline>
        {add.error && <InlineError>{errorText(add.error)}</InlineError>}
      </Stack>
    </form>
  );
}
