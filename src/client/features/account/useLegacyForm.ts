import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { toast } from '../../ui/toast';
import { formatRegistrationNumber } from '../../../domain/company/registrationNumber';
import { phoneAsTyped } from '../../shared/asTyped';
import { paths } from '../../paths';
import { usePatchRegacy } from '../../queries/person';
import { useNextPath } from '../../shell/session/useNextPath';
import { useSession } from '../../shell/session/useSession';
import { phone, phoneCode } from '../../../contract/entities/person';
import type { CompanyValue } from '../../shared/CompanyFields';
import { type CompanyFault, companyFaults } from '../../shared/companyFaults';
import type { PhoneValue } from '../../shared/PhoneFields';

/** What a legacy user fills in, its checking and saving, and the way on; `form` is where the first fault gets the focus. */
export function useLegacyForm(form: RefObject<HTMLFormElement | null>) {
  const { t } = useTranslation(['user', 'auth']);
  const router = useRouter();
  const next = useNextPath();
  const { profile } = useSession();
  const { mutateAsync: complete, error } = usePatchRegacy();
  const [checked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [value, setValue] = useState<LegacyValue>({
    company_registration_number: formatRegistrationNumber(profile?.company_registration_number ?? ''),
    company_name: profile?.company_name ?? '',
    company_ceo: profile?.company_ceo ?? '',
    company_address: profile?.company_address ?? '',
    name: profile?.name ?? '',
    phone_code: profile?.phone_code || '+82',
    phone: phoneAsTyped(profile?.phone ?? '', profile?.phone_code || '+82'),
  });
  // A person with nothing to complete came by an old address.
  const nothingToDo = profile !== undefined && (profile.company_complete || profile.member_status === 'pending');
  const away = nothingToDo && !saving ? (next === paths.home() ? paths.user.mypage() : next) : undefined;
  useEffect(() => {
    if (away) void router.replace(away);
  }, [away, router]);
  const faults = legacyFaults(value);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(faults).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setSaving(true);
    try {
      const { member_status } = await complete(value);
      toast.success(t('regacy.saved'));
      await router.replace(member_status === 'pending' ? paths.auth.signupNeed('approval', { next }) : next);
    } catch {
      setSaving(false);
    }
  };
  return {
    value,
    set: (change: Partial<LegacyValue>) => setValue({ ...value, ...change }),
    /** What is wrong with a field, once the form was sent. */
    wrong: (field: keyof LegacyValue) => {
      const fault = checked ? faults[field] : undefined;
      return fault && t(`auth:errors.${fault}`);
    },
    submit,
    saving,
    error,
    /** The reader is on the way elsewhere. */
    leaving: away !== undefined,
  };
}

interface LegacyValue extends CompanyValue, PhoneValue {
  name: string;
}

type LegacyFault = CompanyFault | 'phone' | 'phoneCode';

/** What is still missing or wrong of a legacy user's data, by field (keys below `auth:errors`). */
function legacyFaults(value: LegacyValue): Partial<Record<keyof LegacyValue, LegacyFault>> {
  const faults: Partial<Record<keyof LegacyValue, LegacyFault>> = companyFaults(value);
  if (value.name.trim() === '') faults.name = 'required';
  if (!phoneCode.safeParse(value.phone_code).success) faults.phone_code = 'phoneCode';
  if (!phone.safeParse(value.phone).success) faults.phone = 'phone';
  return faults;
}
