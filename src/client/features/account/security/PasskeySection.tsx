import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { Passkey } from '../../../../contract/entities/secondFactor';
import { deviceName } from '../../../../domain/device/deviceName';
import { DateText } from '../../../shared/DateText';
import { createPasskey, usePasskeyErrorText } from '../../../shell/session/passkey';
import { usePasskeyChanges } from '../../../queries/secondFactor';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { Section } from '../../../ui/Section';
import { Inline } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { FactorFacts, FactorName, FactorRows } from './factorList';

const LONGEST_NAME = 60;

interface Props {
  passkeys: readonly Passkey[];
  onCodes: (codes: readonly string[] | null) => void;
}

type Requested = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The passkeys of a person, each with its name, and the way to one more. */
export function PasskeySection({ passkeys, onCodes }: Props) {
  const { t } = useTranslation('user');
  const [requested, setRequested] = useState<Requested | null>(null);
  const close = () => setRequested(null);
  return (
    <Section
      title={t('security.passkeys')}
      note={t('security.passkeysText')}
      actions={<Button onClick={() => setRequested({ kind: 'add' })}>{t('security.addPasskey')}</Button>}
    >
      <Card $padding={passkeys.length > 0 ? 'none' : 'md'}>
        {passkeys.length === 0 ? (
          <Text $color="textMuted">{t('security.noPasskey')}</Text>
        ) : (
          <FactorRows aria-label={t('security.passkeys')}>
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <Fingerprint aria-hidden />
                <div>
                  <FactorName>
                    {passkey.name}
                    {passkey.synced && <Chip tone="blue">{t('security.synced')}</Chip>}
                  </FactorName>
                  <FactorFacts>
                    <span>
                      {t('security.added')} <DateText value={passkey.created_at} />
                    </span>
                    <span>
                      {t('security.lastUsed')}{' '}
                      {passkey.last_used_at ? <DateText value={passkey.last_used_at} time /> : t('security.never')}
                    </span>
                  </FactorFacts>
                </div>
                <Inline $gap={2}>
                  <Button
                    size="sm"
                    aria-label={t('security.renameOf', { name: passkey.name })}
                    onClick={() => setRequested({ kind: 'rename', passkey })}
                  >
                    {t('security.rename')}
                  </Button>
                  <Button
                    size="sm"
                    aria-label={t('security.removeOf', { name: passkey.name })}
                    onClick={() => setRequested({ kind: 'remove', passkey })}
                  >
                    {t('security.remove')}
                  </Button>
                </Inline>
              </li>
            ))}
          </FactorRows>
        )}
      </Card>
      {requested?.kind === 'add' && <AddDialog onClose={close} onCodes={onCodes} />}
      {requested?.kind === 'rename' && <RenameDialog passkey={requested.passkey} onClose={close} />}
      {requested?.kind === 'remove' && <RemoveDialog passkey={requested.passkey} onClose={close} />}
    </Section>
  );
}

function AddDialog({ onClose, onCodes }: { onClose: () => void; onCodes: Props['onCodes'] }) {
  const { t } = useTranslation('user');
  const errorText = usePasskeyErrorText();
  const { question, add } = usePasskeyChanges();
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const action = useConfirmedAction(async () => {
    const requested = await question({});
    const passkey = await createPasskey(requested);
    const { recovery_codes } = await add({ body: { challenge: requested.challenge, name, passkey } });
    // The window with the codes says enough, and a toast would cover its box on a phone.
    if (!recovery_codes) toast.success(t('security.passkeyAdded'));
    onClose();
    onCodes(recovery_codes);
  });
  return (
    <>
      <FormDialog
        onClose={onClose}
        onSubmit={() => void action.run(undefined)}
        title={t('security.addPasskey')}
        description={t('security.addText')}
        submitLabel={t('security.addNext')}
        submitDisabled={name.trim() === ''}
        loading={action.busy}
        width={400}
      >
        <NameField name={name} onChange={setName} error={action.failure !== null && errorText(action.failure)} />
      </FormDialog>
      {action.prompt}
    </>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('user');
  const errorText = usePasskeyErrorText();
  const { rename } = usePasskeyChanges();
  const [name, setName] = useState(passkey.name);
  const action = useConfirmedAction(async () => {
    await rename({ params: { passkey_id: passkey.id }, body: { name } });
    onClose();
  });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => void action.run(undefined)}
      title={t('security.renamePasskey')}
      submitLabel={t('security.save')}
      submitDisabled={name.trim() === ''}
      loading={action.busy}
      width={400}
    >
      <NameField name={name} onChange={setName} error={action.failure !== null && errorText(action.failure)} />
    </FormDialog>
  );
}

interface NameProps {
  name: string;
  onChange: (name: string) => void;
  error: string | false;
}

function NameField({ name, onChange, error }: NameProps) {
  const { t } = useTranslation('user');
  return (
    <Field label={t('security.passkeyName')} help={t('security.passkeyNameHelp')} error={error}>
      <TextInput maxLength={LONGEST_NAME} value={name} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('user');
  const errorText = usePasskeyErrorText();
  const { remove } = usePasskeyChanges();
  const action = useConfirmedAction(async () => {
    await remove({ params: { passkey_id: passkey.id } });
    toast.success(t('security.passkeyRemoved'));
    onClose();
  });
  return (
    <>
      <ConfirmDialog
        open
        danger
        onOpenChange={onClose}
        title={t('security.removeOf', { name: passkey.name })}
        text={t('security.removeText')}
        confirmLabel={t('security.remove')}
        loading={action.busy}
        error={action.failure === null ? null : errorText(action.failure)}
        onConfirm={() => void action.run(undefined)}
      />
      {action.prompt}
    </>
  );
}
