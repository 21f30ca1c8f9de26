import { email, password, phone, phoneCode } from '../../../../../contract/entities/person';
import { isRegistrationNumber } from '../../../../../domain/company/registrationNumber';
import { fieldsOf, type SignupField, type SignupStep, type SignupValues } from './signupValues';

export type SignupFault =
  | 'required'
  | 'email'
  | 'emailTaken'
  | 'password'
  | 'passwordIsEmail'
  | 'passwordCommon'
  | 'registration'
  | 'phone'
  | 'phoneCode'
  | 'certificate'
  | 'certificateType'
  | 'certificateSize'
  | 'terms';

export type SignupFaults = Partial<Record<SignupField, SignupFault>>;

type Check = (values: SignupValues) => SignupFault | undefined;

const filled =
  (field: 'company_name' | 'company_ceo' | 'company_address' | 'name'): Check =>
  (values) =>
    values[field].trim() === '' ? 'required' : undefined;

const checks: Partial<Record<SignupField, Check>> = {
  service: (v) => (v.service ? undefined : 'terms'),
  privacy: (v) => (v.privacy ? undefined : 'terms'),
  email: (v) => (email.safeParse(v.email).success ? undefined : 'email'),
  password: (v) => {
    if (!password.safeParse(v.password).success) return 'password';
    return v.password.toLowerCase() === v.email.trim().toLowerCase() ? 'passwordIsEmail' : undefined;
  },
  company_registration_number: (v) =>
    isRegistrationNumber(v.company_registration_number) ? undefined : 'registration',
  company_name: filled('company_name'),
  company_ceo: filled('company_ceo'),
  company_address: filled('company_address'),
  certificate: (v) => (v.certificate ? undefined : 'certificate'),
  name: filled('name'),
  phone_code: (v) => (phoneCode.safeParse(v.phone_code).success ? undefined : 'phoneCode'),
  phone: (v) => (phone.safeParse(v.phone).success ? undefined : 'phone'),
};

/** What is wrong on one step, by field; empty when it can be left. */
export function faultsOf(step: SignupStep, values: SignupValues): SignupFaults {
  const faults: SignupFaults = {};
  for (const field of fieldsOf[step]) {
    const fault = checks[field]?.(values);
    if (fault) faults[field] = fault;
  }
  return faults;
}
