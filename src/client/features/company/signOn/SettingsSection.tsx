import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { SignOnOverview, SignOnSettings } from '../../../../contract/entities/signOn';
import { COMMON_ROLES } from '../../../../contract/rights';
import { SIGN_ON_MODES, type SignOnMode } from '../../../../contract/signOnChoices';
import { useRemoveSignOn, useSetSignOn } from '../../../queries/signOn';
import { DateText } from '../../../shared/DateText';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Select } from '../../../ui/Select';
import { Inline, Stack } from '../../../ui/Stack';
import { Switch } from '../../../ui/Switch';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { usePlaceNames } from '../people/usePlaceNames';
import { ConnectionCheck } from './ConnectionCheck';
import { CopyField } from './CopyField';

type Form = Pick<
  SignOnSettings,
  'issuer' | 'client_id' | 'mode' | 'creates_members' | 'role' | 'own_role_id' | 'trusts_factor'
> & { client_secret: string };

const NEW: Form = {
  issuer: '',
  client_id: '',
  client_secret: '',
  mode: 'off',
  creates_members: false,
  role: 'viewer',
  own_role_id: null,
  trusts_factor: false,
};

/** The provider and the rules of signing on. */
export function SettingsSection({ overview }: { overview: SignOnOverview }) {
  const { settings } = overview;
  const { t } = useTranslation('signOn');
  const errorText = useErrorText();
  const saving = useConfirmedAction(useSetSignOn().mutateAsync);
  const removing = useConfirmedAction(useRemoveSignOn().mutateAsync);
  const [form, setForm] = useState<Form>(() => ({ ...NEW, ...settings, client_secret: '' }));
  const [question, setQuestion] = useState<'enforce' | 'remove' | null>(null);
  const set = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }));
  const save = async () => {
    const { issuer, client_id, client_secret, mode, creates_members, role, own_role_id, trusts_factor } = form;
    const rules = { mode, creates_members, role, own_role_id, trusts_factor };
    const secret = client_secret.trim() ? { client_secret: client_secret.trim() } : {};
    const done = await saving.run({ issuer: issuer.trim(), client_id: client_id.trim(), ...secret, ...rules });
    setQuestion(null);
    if (!done) return;
    set({ client_secret: '' });
    toast.success(t('settings.saved'));
  };
  const submit = () => {
    if (form.mode === 'enforced' && settings?.mode !== 'enforced') setQuestion('enforce');
    else void save();
  };
  const remove = async () => {
    if (await removing.run(undefined)) toast.success(t('settings.removed'));
  };
  return (
    <Section title={t('settings.title')} note={t('settings.text')}>
      <Card>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Stack $gap={4}>
            <CopyField label={t('settings.redirect')} help={t('settings.redirectHelp')} value={overview.redirect_url} />
            <ProviderFields form={form} set={set} kept={settings !== null} />
            <RuleFields form={form} set={set} />
            {settings?.emergency_name && (
              <Text $size={13}>{t('settings.emergency', { name: settings.emergency_name })}</Text>
            )}
            {settings && (
              <Text $size={13} $color="textMuted">
                {settings.worked_at ? (
                  <>
                    {t('settings.worked')} <DateText value={settings.worked_at} time />
                  </>
                ) : (
                  t('settings.untried')
                )}
              </Text>
            )}
            {saving.failure !== null && <InlineError>{errorText(saving.failure)}</InlineError>}
            <Inline $gap={2}>
              <Button
                type="submit"
                variant="primary"
                loading={saving.busy}
                disabled={form.issuer.trim() === '' || form.client_id.trim() === ''}
              >
                {t('settings.save')}
              </Button>
              {settings && (
                <Button variant="ghost" onClick={() => setQuestion('remove')}>
                  {t('settings.remove')}
                </Button>
              )}
            </Inline>
          </Stack>
        </form>
      </Card>
      {settings && <ConnectionCheck />}
      {question === 'enforce' && (
        <ConfirmDialog
          open
          onOpenChange={() => setQuestion(null)}
          title={t('settings.enforceHeading')}
          text={t('settings.enforceText')}
          confirmLabel={t('settings.enforce')}
          loading={saving.busy}
          onConfirm={() => void save()}
        />
      )}
      {question === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={() => setQuestion(null)}
          title={t('settings.removeHeading')}
          text={t('settings.removeText')}
          confirmLabel={t('settings.remove')}
          danger
          loading={removing.busy}
          error={removing.failure ? errorText(removing.failure) : undefined}
          onConfirm={() => void remove()}
        />
      )}
      {saving.prompt}
      {removing.prompt}
    </Section>
  );
}

interface PartProps {
  form: Form;
  set: (change: Partial<Form>) => void;
}

function ProviderFields({ form, set, kept }: PartProps & { kept: boolean }) {
  const { t } = useTranslation('signOn');
  return (
    <>
      <Field label={t('settings.issuer')} help={t('settings.issuerHelp')}>
        <TextInput maxLength={500} value={form.issuer} onChange={({ target }) => set({ issuer: target.value })} />
      </Field>
      <Field label={t('settings.clientId')}>
        <TextInput
          maxLength={300}
          autoComplete="off"
          value={form.client_id}
          onChange={({ target }) => set({ client_id: target.value })}
        />
      </Field>
      <Field label={t('settings.secret')} help={kept ? t('settings.secretKept') : undefined}>
        <TextInput
          type="password"
          maxLength={500}
          autoComplete="off"
          value={form.client_secret}
          onChange={({ target }) => set({ client_secret: target.value })}
        />
      </Field>
    </>
  );
}

function RuleFields({ form, set }: PartProps) {
  const { t } = useTranslation('signOn');
  const { roleChoices } = usePlaceNames();
  const setRole = (chosen: string) => {
    const role = COMMON_ROLES.find((one) => one === chosen);
    set({ role: role ?? 'own', own_role_id: role ? null : chosen });
  };
  return (
    <>
      <Field label={t('settings.mode')} help={t('settings.modeNote')}>
        <Select
          options={SIGN_ON_MODES.map((mode) => ({ value: mode, label: t(`settings.modes.${mode}`) }))}
          value={form.mode}
          onChange={({ target }) => set({ mode: target.value as SignOnMode })}
        />
      </Field>
      <Switch
        checked={form.creates_members}
        label={t('settings.creates')}
        onChange={(creates_members) => set({ creates_members })}
      />
      {form.creates_members && (
        <Field label={t('settings.role')}>
          <Select
            options={roleChoices}
            value={form.own_role_id ?? form.role}
            onChange={({ target }) => setRole(target.value)}
          />
        </Field>
      )}
      <Switch
        checked={form.trusts_factor}
        label={t('settings.factor')}
        onChange={(trusts_factor) => set({ trusts_factor })}
      />
    </>
  );
}
