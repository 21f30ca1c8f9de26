import { Figure } from '../ui/Figure';
import { quantityFigure, weightFigure } from './figures';

type Props = {
  kg: string | null | undefined;
  /** The weight of one, by which a quantity is multiplied: with all of its digits. */
  exact?: boolean;
};

/** A weight given in kg; shown in tons from 10,000 kg on, a dash when unknown, which a sum of 0 is as well. */
export function WeightText({ kg, exact = false }: Props) {
  if (kg == null || Number(kg) === 0) return <Figure value={null} />;
  if (exact) return <Figure value={quantityFigure(kg)} unit="kg" />;
  return <Figure {...weightFigure(kg)} />;
}
