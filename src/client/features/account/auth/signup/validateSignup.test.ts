import { describe, expect, it } from 'vitest';
import { emptySignup, mailedNext, registrationOf } from './signupValues';
import { faultsOf } from './validateSignup';

describe('a step of the sign-up', () => {
  it('cannot be left without the required terms, but without the marketing consent', () => {
    expect(faultsOf('terms', emptySignup)).toEqual({ service: 'terms', privacy: 'terms' });
    expect(faultsOf('terms', { ...emptySignup, service: true, privacy: true })).toEqual({});
  });

  it('refuses a registration number with a wrong check digit', () => {
    const company = { ...emptySignup, company_name: 'A', company_ceo: 'B', company_address: 'C' };
    expect(faultsOf('company', { ...company, company_registration_number: '123-45-67890' })).toEqual({
      company_registration_number: 'registration',
      certificate: 'certificate',
    });
  });

  it('refuses the email as password, however it is written', () => {
    const values = { ...emptySignup, email: ' Kim@Steel.test ', password: 'kim@steel.test' };
    expect(faultsOf('account', values)).toEqual({ password: 'passwordIsEmail' });
  });
});

it('sends the consent under its wire name and no consent that is not required', () => {
  const body = registrationOf({
    ...emptySignup,
    marketing: true,
    certificate: { name: 'a.pdf', type: '', content: 'QQ==' },
  });
  expect(body.marketing_approval).toBe(true);
  expect(body.company_registration_number_file_name).toBe('a.pdf');
  expect(body).not.toHaveProperty('service');
});

it('has the mail lead on to a page of ours, and else to none', () => {
  expect(mailedNext('/service/buyer/type/paste')).toBe('/service/buyer/type/paste');
  for (const next of [undefined, '/', '/docs/terms', '/service?q=pipe.com']) expect(mailedNext(next)).toBeUndefined();
});
