import { Figure } from '../ui/Figure';
import { weightFigure } from './figures';

/** A weight given in kg; shown in tons above 10,000 kg, a dash when unknown. */
export function WeightText({ kg }: { kg: string | null | undefined }) {
  if (kg == null) return <Figure value={null} />;
  return <Figure {...weightFigure(kg)} />;
}
