import type { BootOption } from '@channel.io/channel-web-sdk-loader';
import type { Profile } from '../../../contract/entities/person';
import { digitsAbroad } from '../../../domain/company/phone';

/** Who writes in the support chat, as its loader wants it. */
export function chatUser(profile: Profile): Omit<BootOption, 'pluginKey'> {
  return {
    memberId: profile.id,
    unsubscribeEmail: !profile.email_approval,
    unsubscribeTexting: !profile.sns_approval,
    profile: {
      name: profile.name,
      email: profile.email,
      mobileNumber: internationalNumber(profile.phone_code, profile.phone),
      is_test: profile.is_test,
      marketing_approval: profile.marketing_approval,
    },
  };
}

/** The number as E.164; unchanged where the API gave no country code. */
export function internationalNumber(code: string | undefined, phone: string): string {
  if (!code) return phone;
  return code + digitsAbroad(code, phone);
}
