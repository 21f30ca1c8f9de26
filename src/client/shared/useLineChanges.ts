import { useTranslation } from 'next-i18next/pages';
import type { RfqLine } from '../../contract/entities/rfq';
import { type LineChange, lineChanges } from '../../domain/material/lineChange';
import { quantityFigure } from './figures';
import { useReader } from './useReader';
import type { Texts } from '../textKeys';

/** Tells what an amendment changed of a line since it was answered for so much of it, as the reader writes it. */
export function useLineChanges(): (line: RfqLine, answered: string | null) => LineChange[] {
  const { t } = useTranslation('trade');
  const language = useReader();
  const quantity = (qty: string, uom: string | null) =>
    `${quantityFigure(qty)}${uom ? ` ${t(`uom.${uom as keyof Texts['trade']['uom']}`)}` : ''}`;
  return (line, answered) => lineChanges(line, answered, { language, quantity });
}
