import { useTranslation } from 'next-i18next/pages';
import { type DeliveryAddress, deliveryAddressInput } from '../../../contract/entities/address';
import { useSaveAddress } from './purchaseQueries';
import { useErrorText } from '../../shell/errors/useErrorText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { Columns, Stack } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import { useFields, wrongBy } from '../../ui/useFields';
import { Recovery } from '../../ui/recovery/Recovery';

/** Fields of a few words stand side by side; the address takes a line. */
const SHORT = ['label', 'recipient', 'phone', 'postal_code'] as const;
const empty = { label: '', recipient: '', phone: '', postal_code: '', address: '', is_default: false };

type Props = { address?: DeliveryAddress; onSaved: (id: string) => void };

/** A new address of the company's book, or the correction of one. */
export function AddressForm({ address, onSaved }: Props) {
  const { t } = useTranslation('cart');
  const errorText = useErrorText();
  const add = useSaveAddress(address);
  const { values, set, text, isWrong, submit } = useFields(address ? valuesOf(address) : empty, (typed) =>
    wrongBy(deliveryAddressInput, typed),
  );
  const save = submit((typed) => add.mutate(deliveryAddressInput.parse(typed), { onSuccess: ({ id }) => onSaved(id) }));
  const field = (name: (typeof SHORT)[number] | 'address') => (
    <Field
      key={name}
      label={t(`address.${name}`)}
      optional={name === 'postal_code'}
      error={isWrong(name) ? t(`address.wrong_${name === 'phone' ? 'phone' : 'text'}`) : undefined}
    >
      <TextInput maxLength={name === 'address' ? 200 : 40} {...text(name)} />
    </Field>
  );
  return (
    <Card>
      <form onSubmit={save} noValidate>
        <Recovery name={`address:${address?.id ?? ''}`} />
        <Stack $gap={4}>
          <Columns $min={150}>{SHORT.map(field)}</Columns>
          {field('address')}
          <Checkbox
            checked={values.is_default}
            onChange={({ target }) => set({ is_default: target.checked })}
            label={t('address.makeDefault')}
          />
          {add.error && <InlineError>{errorText(add.error)}</InlineError>}
          <div>
            <Button type="submit" loading={add.isPending}>
              {t('address.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

const valuesOf = ({ label, recipient, phone, postal_code, address, is_default }: DeliveryAddress) => ({
  label,
  recipient,
  phone,
  postal_code,
  address,
  is_default,
});
