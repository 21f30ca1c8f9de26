import { Figure } from '../ui/Figure';
import { weightFigure } from './figures';

type Props = { kg: string | null | undefined };

/** A weight given in kg; shown in tons from 10,000 kg on, a dash when unknown, which a sum of 0 is as well. */
export function WeightText({ kg }: Props) {
  if (kg == null || Number(kg) === 0) return <Figure value={null} />;
  return <Figure {...weightFigure(kg)} />;
}
