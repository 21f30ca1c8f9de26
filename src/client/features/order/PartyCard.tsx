import { useTranslation } from 'next-i18next/pages';
import type { CompanySnapshot } from '../../../contract/entities/order';
import { formatRegistrationNumber } from '../../../domain/company/registrationNumber';
import { CompanyName } from '../../shared/CompanyName';
import { shownParty } from '../../shared/shownParty';
import { usePhoneText } from '../../shared/usePhoneText';
import { useReader } from '../../shared/useReader';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';

type Props = { party: 'buyer' | 'seller'; company: CompanySnapshot };

/** One party of an order as it was when the order was placed. */
export function PartyCard({ party, company: snapshot }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const company = shownParty(snapshot, useReader());
  const phoneText = usePhoneText();
  const facts = {
    registration: formatRegistrationNumber(company.company_registration_number),
    ceo: company.company_ceo,
    address: company.company_address,
    contact: company.contact_name,
    phone: phoneText(company.contact_phone),
    email: company.contact_email,
  };
  return (
    <Card>
      <Stack $gap={3}>
        <div>
          <Text $size={12} $color="textMuted">
            {t(`trade:actor.${party}`)}
          </Text>
          <Text as="div" $size={16} $weight="semibold">
            <CompanyName name={company.company_name} verified={company.verified} />
          </Text>
        </div>
        <KeyValueList
          labelWidth="96px"
          items={Object.entries(facts).map(([key, value]) => ({
            key,
            label: t(`party.${key as keyof typeof facts}`),
            value,
          }))}
        />
      </Stack>
    </Card>
  );
}
