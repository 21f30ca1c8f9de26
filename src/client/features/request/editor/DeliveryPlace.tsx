import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { DeliveryAddress } from '../../../../contract/entities/address';
import { addressGroups } from '../../../../domain/company/addressGroups';
import { deliveryContact, deliveryPlace } from '../../../../domain/company/deliveryPlace';
import { useApi } from '../../../api/ApiProvider';
import { addressQueries } from '../../../queries/address';
import { usePhoneText } from '../../../shared/usePhoneText';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Menu } from '../../../ui/Menu';
import type { MenuItem } from '../../../ui/menuProps';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';
import { useUndo } from '../../../ui/useUndo';
import type { TermsPartProps } from './terms';

/** The most letters that a request takes. */
const LENGTH = 200;
const CONTACT_LENGTH = 120;

/** Where the goods go and who receives them: any text, into which a site or an entry of the address book can be copied. */
export function DeliveryPlace({ terms, onChange, errors }: TermsPartProps) {
  const { t } = useTranslation('buyer');
  const { t: trade } = useTranslation('trade');
  const { data } = useQuery(addressQueries(useApi()).list());
  const { offer, forget, bar } = useUndo();
  const typed = terms.delivery_place;
  const contact = terms.delivery_contact;
  const phoneText = usePhoneText();
  const choose = (one: DeliveryAddress) => {
    const chosen = {
      delivery_place: deliveryPlace(one, LENGTH),
      delivery_contact: deliveryContact(one.recipient, phoneText(one.phone)),
    };
    if (chosen.delivery_place === typed && chosen.delivery_contact === contact) return;
    onChange(chosen);
    // Whatever stood there was typed, or chosen, and is not lost by a press.
    const before = { delivery_place: typed, delivery_contact: contact };
    if (typed.trim() || contact.trim()) offer(t('place.replaced'), () => onChange(before));
  };
  const items = addressGroups(data?.items ?? []).flatMap(({ group, items: addresses }): MenuItem[] => [
    { kind: 'heading', key: group, label: t(`place.${group}`) },
    ...addresses.map((one) => ({
      key: one.id,
      label: <Choice address={one} />,
      onSelect: () => choose(one),
    })),
  ]);
  return (
    <Stack $gap={2}>
      <Field label={trade('terms.deliveryPlace')} help={t('terms.placeHelp')} error={errors.delivery_place} optional>
        <TextInput
          data-field="delivery_place"
          maxLength={LENGTH}
          value={typed}
          onChange={(event) => {
            forget();
            onChange({ delivery_place: event.target.value });
          }}
        />
      </Field>
      {items.length > 0 && (
        <div>
          <Menu
            align="start"
            trigger={
              <Button size="sm" trailingIcon={<ChevronDown />}>
                {t('place.choose')}
              </Button>
            }
            items={items}
          />
        </div>
      )}
      {bar}
      <Field
        label={trade('terms.deliveryContact')}
        help={t('terms.contactHelp')}
        error={errors.delivery_contact}
        optional
      >
        <TextInput
          maxLength={CONTACT_LENGTH}
          value={contact}
          onChange={(event) => {
            forget();
            onChange({ delivery_contact: event.target.value });
          }}
        />
      </Field>
    </Stack>
  );
}

function Choice({ address }: { address: DeliveryAddress }) {
  return (
    <span>
      {address.label}
      <br />
      <Text as="span" $size={13} $color="textMuted">
        {deliveryPlace(address)}
      </Text>
    </span>
  );
}
