import { useTranslation } from 'next-i18next/pages';
import { Figure } from '../ui/Figure';
import { quantityFigure, weightFigure } from './figures';

type Props = {
  kg: string | null | undefined;
  /** The weight of one of these, by which a quantity is multiplied: with all of its digits, and what it is of. */
  per?: 'EA' | 'M' | 'SET';
};

/** A weight given in kg; shown in tons from 10,000 kg on, a dash when unknown, which a sum of 0 is as well. */
export function WeightText({ kg, per }: Props) {
  const { t } = useTranslation('trade');
  if (kg == null || Number(kg) === 0) return <Figure value={null} />;
  if (per) return <Figure value={quantityFigure(kg)} unit={`kg/${t(`uom.${per}`)}`} />;
  return <Figure {...weightFigure(kg)} />;
}
