import { useTranslation } from 'next-i18next/pages';
import { Figure } from '../ui/Figure';
import { quantityFigure } from './figures';
import type { Texts } from '../textKeys';

/** A quantity with its unit; a dash when not stated. */
export function QuantityText({ qty, uom }: { qty: string | null | undefined; uom: string | null | undefined }) {
  const { t } = useTranslation('trade');
  return (
    <Figure
      value={qty == null ? null : quantityFigure(qty)}
      unit={uom ? t(`uom.${uom as keyof Texts['trade']['uom']}`) : undefined}
    />
  );
}
