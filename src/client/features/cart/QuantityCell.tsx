import { isQuantity } from '../../../contract/figures';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { isPlain } from '../../ui/numberText';
import { NumberInput } from '../../ui/NumberInput';
import { useCartLine } from './useCart';
import type { Texts } from '../../textKeys';

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
  const sound = isQuantity(typed);
  const save = () => {
    // What cannot be read stays in sight with the reason; an empty or zero quantity goes back.
    if (!sound && isPlain(typed)) setTyped(qty);
    else if (sound && typed !== qty) line.setQuantity(typed);
  };
  return (
    <NumberInput
      compact
      aria-label={t('quantity')}
      invalid={!sound}
      decimals={3}
      unit={trade(`uom.${uom as keyof Texts['trade']['uom']}`)}
      value={typed}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  );
}
