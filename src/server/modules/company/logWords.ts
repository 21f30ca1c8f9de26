import Big from 'big.js';
import type { Language } from '../../../contract/constants';
import type { AuditValues } from '../../../contract/entities/audit';
import { formatExact } from '../../../domain/money/exact';
import { storedTotal } from '../../../domain/money/storedTotal';
import { grouped } from '../../print/figures';
import { sheetText, tradeText } from '../../spreadsheet/sheetText';

type Words = Readonly<Record<string, string>>;

/** What stood or stands, a line each, in the reader's words; a name or code that has none stays as it was kept. */
export function logWords(values: AuditValues, language: Language): string {
  const { values: names, codes } = sheetText(language).audit;
  const { status } = tradeText(language);
  const states: Readonly<Record<string, Words>> = {
    status: { ...status.project, ...status.order },
    payment_status: status.payment,
    delivery_status: status.delivery,
  };
  const valueOf = (name: string, value: string) => {
    const total = storedTotal(value);
    if (total) return `${total.currency} ${grouped(formatExact(new Big(total.amount), total.currency))}`;
    return states[name]?.[value] ?? (codes as Words)[value] ?? value;
  };
  return Object.entries(values)
    .map(([name, value]) => `${(names as Words)[name] ?? name}: ${valueOf(name, value)}`)
    .join('\n');
}
