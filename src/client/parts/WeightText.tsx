import { Figure } from '../ui/Figure';
import { weightFigure } from './figures';

type Props = {
  kg: string | null | undefined;
  /** One of the weights below each other, which keep to kg. */
  inColumn?: boolean;
};

/** A weight given in kg; shown in tons above 10,000 kg, a dash when unknown, which a sum of 0 is as well. */
export function WeightText({ kg, inColumn = false }: Props) {
  if (kg == null || Number(kg) === 0) return <Figure value={null} />;
  return <Figure {...weightFigure(kg, inColumn)} />;
}
