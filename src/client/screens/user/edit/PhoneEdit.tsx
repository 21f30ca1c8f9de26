import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type Profile, phone, phoneCode } from '../../../../contract/entities/person';
import { phoneAsTyped } from '../../../parts/asTyped';
import { PhoneFields } from '../../../parts/PhoneFields';
import { usePatchPhone } from '../../../queries/person';
import { useDeed } from '../fresh/useDeed';
import { EditFrame } from './EditFrame';

/** Country code and number. */
export function PhoneEdit({ profile }: { profile: Profile }) {
  const { t } = useTranslation('auth');
  const patch = usePatchPhone();
  const [value, setValue] = useState({
    phone_code: profile.phone_code,
    phone: phoneAsTyped(profile.phone, profile.phone_code),
  });
  const [checked, setChecked] = useState(false);
  const deed = useDeed(patch.mutateAsync);
  const wrong = {
    phone_code: !phoneCode.safeParse(value.phone_code).success,
    phone: !phone.safeParse(value.phone).success,
  };
  const input = () => {
    setChecked(true);
    return wrong.phone_code || wrong.phone ? null : value;
  };
  const errors = {
    phone_code: checked && wrong.phone_code ? t('errors.phoneCode') : undefined,
    phone: checked && wrong.phone ? t('errors.phone') : undefined,
  };
  return (
    <EditFrame field="phone" tab="profile" deed={deed} input={input}>
      <PhoneFields
        value={value}
        errors={errors}
        onChange={(change) => {
          setValue({ ...value, ...change });
          setChecked(false);
        }}
      />
    </EditFrame>
  );
}
