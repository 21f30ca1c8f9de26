import { type ComponentType, useState } from 'react';
import { type Profile, phone, phoneCode, password as passwordSchema } from '../../../../contract/entities/person';
import { type EditField, paths } from '../../../paths';
import { useSession } from '../../../shell/session/useSession';
import { useRoute } from '../../../shell/useRoute';
import { PendingNotice } from '../../company/members/PendingNotice';
import { useTranslation } from 'next-i18next/pages';
import { PageHeader } from '../../../ui/PageHeader';
import { ConsentList } from '../notice/ConsentList';
import {
  usePatchDepartment,
  usePatchName,
  usePatchTitle,
  usePatchPhone,
  usePatchCompanyInfo,
  usePatchPassword,
} from '../../../queries/person';
import { TextEdit } from './TextEdit';
import { phoneAsTyped } from '../../../shared/asTyped';
import { PhoneFields } from '../../../shared/PhoneFields';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { EditFrame } from './EditFrame';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { formatRegistrationNumber, normaliseRegistrationNumber } from '../../../../domain/company/registrationNumber';
import { hasCode } from '../../../api/ApiError';
import { CompanyFields, type CompanyValue } from '../../../shared/CompanyFields';
import { companyFaults } from '../../../shared/companyFaults';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { passwordFaultOf } from '../passwordFault';
import { PasswordInput } from '../../../shared/PasswordInput';
import { Field } from '../../../ui/Field';

const edits: Record<EditField, ComponentType<{ profile: Profile }>> = {
  name: NameEdit,
  phone: PhoneEdit,
  password: PasswordEdit,
  department: DepartmentEdit,
  title: TitleEdit,
  company: CompanyEdit,
  approval: ApprovalEdit,
};

/** Changes one part of the own data. */
export function EditScreen() {
  const { query } = useRoute();
  const { profile } = useSession();
  if (!profile) return null;
  if (query.x === 'company' && profile.member_status !== 'active') return <PendingNotice />;
  const Edit = edits[query.x as EditField];
  return <Edit key={query.x} profile={profile} />;
}

/** The consents, opened from the person's own data. */
function ApprovalEdit({ profile }: { profile: Profile }) {
  const { t } = useTranslation('user');
  return (
    <>
      <PageHeader
        title={t('edit.approval.title')}
        breadcrumb={[
          { label: t('title'), href: paths.user.mypage() },
          { label: t('approval.title'), href: paths.user.mypageTab('approval') },
          { label: t('edit.approval.title') },
        ]}
        meta={t('edit.approval.text')}
      />
      <ConsentList profile={profile} />
    </>
  );
}

interface Props {
  profile: Profile;
}

/** Changes the name, which cannot be empty. */
function NameEdit({ profile }: Props) {
  const { mutateAsync } = usePatchName();
  const save = (name: string) => mutateAsync({ name });
  return <TextEdit field="name" value={profile.name} required autoComplete="name" save={save} />;
}

/** Changes the department; may be empty. */
function DepartmentEdit({ profile }: Props) {
  const { mutateAsync } = usePatchDepartment();
  const save = (company_department: string) => mutateAsync({ company_department });
  return <TextEdit field="department" value={profile.company_department} autoComplete="off" save={save} />;
}

/** Changes the position; may be empty. */
function TitleEdit({ profile }: Props) {
  const { mutateAsync } = usePatchTitle();
  const save = (company_title: string) => mutateAsync({ company_title });
  return <TextEdit field="title" value={profile.company_title} autoComplete="organization-title" save={save} />;
}

/** Country code and number. */
function PhoneEdit({ profile }: { profile: Profile }) {
  const { t } = useTranslation('auth');
  const patch = usePatchPhone();
  const [value, setValue] = useState({
    phone_code: profile.phone_code,
    phone: phoneAsTyped(profile.phone, profile.phone_code),
  });
  const [checked, setChecked] = useState(false);
  const action = useConfirmedAction(patch.mutateAsync);
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
    <EditFrame field="phone" tab="profile" action={action} input={input}>
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

/** The company's registration. Another number makes it unverified again, which is said before saving. */
function CompanyEdit({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['auth', 'user']);
  const errorText = useErrorText();
  const patch = usePatchCompanyInfo();
  const [value, setValue] = useState<CompanyValue>({
    company_registration_number: formatRegistrationNumber(profile.company_registration_number),
    company_name: profile.company_name,
    company_ceo: profile.company_ceo,
    company_address: profile.company_address,
  });
  const [checked, setChecked] = useState(false);
  const action = useConfirmedAction(patch.mutateAsync);
  const faults = checked ? companyFaults(value) : {};
  const taken = hasCode(action.failure, ERROR_CODES.NUMBER_IN_USE);
  const otherNumber =
    normaliseRegistrationNumber(value.company_registration_number) !==
    normaliseRegistrationNumber(profile.company_registration_number);
  const input = () => {
    setChecked(true);
    return Object.keys(companyFaults(value)).length > 0 ? null : value;
  };
  const numberError = faults.company_registration_number && t(`errors.${faults.company_registration_number}`);
  const errors = {
    company_registration_number: numberError ?? (taken ? errorText(action.failure) : undefined),
    company_name: faults.company_name && t(`errors.${faults.company_name}`),
    company_ceo: faults.company_ceo && t(`errors.${faults.company_ceo}`),
    company_address: faults.company_address && t(`errors.${faults.company_address}`),
  };
  return (
    <EditFrame field="company" tab="company" action={action} input={input} showsError={taken}>
      <CompanyFields
        value={value}
        errors={errors}
        onChange={(change) => {
          setValue({ ...value, ...change });
          action.clear();
        }}
      />
      {otherNumber && profile.company_verified && <Banner tone="warning">{t('user:edit.company.otherNumber')}</Banner>}
    </EditFrame>
  );
}

/** A new password; the old one is required when the login is not recent. */
function PasswordEdit({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['auth', 'user']);
  const patch = usePatchPassword();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [checked, setChecked] = useState(false);
  const action = useConfirmedAction(patch.mutateAsync);
  const refused = passwordFaultOf(action.failure);
  const fault = () => {
    if (!passwordSchema.safeParse(password).success) return 'password' as const;
    return password.toLowerCase() === profile.email.toLowerCase() ? ('passwordIsEmail' as const) : null;
  };
  const differs = password !== repeated;
  const wrong = checked ? (fault() ?? refused) : null;
  const input = () => {
    setChecked(true);
    return fault() !== null || differs ? null : { password };
  };
  return (
    <EditFrame field="password" tab="profile" action={action} input={input} showsError={refused !== null}>
      {/* Password keepers want the account's name beside a new password. */}
      <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
      <Field label={t('newPassword')} help={t('signup.account.passwordHelp')} error={wrong && t(`errors.${wrong}`)}>
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setChecked(false);
            action.clear();
          }}
        />
      </Field>
      <Field label={t('user:edit.password.repeat')} error={checked && differs && t('user:edit.password.differs')}>
        <PasswordInput
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => {
            setRepeated(event.target.value);
            setChecked(false);
          }}
        />
      </Field>
    </EditFrame>
  );
}
