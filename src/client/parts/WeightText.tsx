import { Figure } from '../ui/Figure';
import { weightFigure } from './figures';

/** A weight given in kg; shown in tons above 10,000 kg, a dash when unknown, which a sum of 0 is as well. */
export function WeightText({ kg }: { kg: string | null | undefined }) {
  if (kg == null || Number(kg) === 0) return <Figure value={null} />;
  return <Figure {...weightFigure(kg)} />;
}
