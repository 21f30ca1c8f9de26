import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import { email as emailSchema } from '../../../../contract/entities/person';
import type { MemberPlace } from '../../../../contract/entities/people';
import { useInvite } from '../../../queries/people';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { PlaceFields } from './PlaceFields';

/** Invites a person by email. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('people');
  const errorText = useErrorText();
  const action = useConfirmedAction(useInvite().mutateAsync);
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<'ko' | 'en'>(i18n.language === 'en' ? 'en' : 'ko');
  const [checked, setChecked] = useState(false);
  const [place, setPlace] = useState<MemberPlace>({ role: 'buyer', own_role_id: null, team_id: null, site_id: null });
  const right = emailSchema.safeParse(email).success;
  const submit = async () => {
    setChecked(true);
    if (!right || !(await action.run({ email, language, ...place }))) return;
    toast.success(t('invite.done', { email: email.trim() }));
    onClose();
  };
  return (
    <>
      <FormDialog
        onClose={onClose}
        onSubmit={() => void submit()}
        title={t('invite.title')}
        description={t('invite.text')}
        submitLabel={t('invite.submit')}
        loading={action.busy}
        width={400}
      >
        <Stack $gap={3}>
          <Field label={t('invite.email')} error={checked && !right && t('invite.wrongEmail')}>
            <TextInput
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <PlaceFields value={place} onChange={setPlace} />
          <Field label={t('invite.language')}>
            <Select
              options={[
                { value: 'ko', label: t('invite.ko') },
                { value: 'en', label: t('invite.en') },
              ]}
              value={language}
              onChange={(event) => setLanguage(event.target.value === 'en' ? 'en' : 'ko')}
            />
          </Field>
          {action.failure !== null && <InlineError>{errorText(action.failure)}</InlineError>}
        </Stack>
      </FormDialog>
      {action.prompt}
    </>
  );
}
