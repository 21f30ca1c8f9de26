import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { quantity } from '../../../contract/values';
import { NumberInput } from '../../ui/NumberInput';
import { useCartLine } from './useCart';

type Props = { id: string; qty: string; uom: string };

/** A quantity that is saved when the field is left or Enter is pressed. */
export function QuantityCell({ id, qty, uom }: Props) {
  const { t } = useTranslation('cart');
  const { t: trade } = useTranslation('trade');
  const line = useCartLine(id);
  const [typed, setTyped] = useState(qty);
  const [known, setKnown] = useState(qty);
  if (known !== qty) {
    setKnown(qty);
    setTyped(qty);
  }
  const sound = quantity.safeParse(typed).success;
  const save = () => {
    if (!sound) setTyped(qty);
    else if (typed !== qty) line.setQuantity(typed);
  };
  return (
    <NumberInput
      compact
      aria-label={t('quantity')}
      invalid={!sound}
      decimals={3}
      unit={trade(`uom.${uom}`)}
      value={typed}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
}
