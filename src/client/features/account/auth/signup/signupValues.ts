import type { Registration } from '../../../../../contract/entities/person';
import { mailedPath } from '../../../../../contract/mailedPath';
import type { FileContent } from '../../../../shared/readFile';

export interface SignupValues {
  service: boolean;
  privacy: boolean;
  marketing: boolean;
  email: string;
  password: string;
  company_registration_number: string;
  company_name: string;
  company_ceo: string;
  company_address: string;
  certificate: FileContent | null;
  name: string;
  phone_code: string;
  phone: string;
  company_department: string;
  company_title: string;
}

export type SignupField = keyof SignupValues;

export const emptySignup: SignupValues = {
  service: false,
  privacy: false,
  marketing: false,
  email: '',
  password: '',
  company_registration_number: '',
  company_name: '',
  company_ceo: '',
  company_address: '',
  certificate: null,
  name: '',
  phone_code: '+82',
  phone: '',
  company_department: '',
  company_title: '',
};

export const signupSteps = ['terms', 'account', 'company', 'person'] as const;
export type SignupStep = (typeof signupSteps)[number];

export const fieldsOf: Record<SignupStep, readonly SignupField[]> = {
  terms: ['service', 'privacy', 'marketing'],
  account: ['email', 'password'],
  company: ['company_registration_number', 'company_name', 'company_ceo', 'company_address', 'certificate'],
  person: ['name', 'phone_code', 'phone', 'company_department', 'company_title'],
};

/** The body of the registration; the certificate must be there. */
export function registrationOf(values: SignupValues): Registration {
  const { service: _service, privacy: _privacy, marketing, certificate, ...rest } = values;
  return {
    ...rest,
    email: rest.email.trim(),
    marketing_approval: marketing,
    company_registration_number_file: certificate?.content ?? '',
    company_registration_number_file_name: certificate?.name ?? '',
  };
}

/** Where the mailed link leads on to; undefined for addresses that no mail takes. */
export const mailedNext = (next: string | undefined): string | undefined => mailedPath.safeParse(next).data;
