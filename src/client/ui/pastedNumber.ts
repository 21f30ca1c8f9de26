import Big from 'big.js';
import { cleanNumber, type NumberRules } from './numberText';

const ONE_NUMBER = /^[^\d.\-−]*([-−]?)\s*(\d[\d,]*(?:\.\d*)?|\.\d+)(?:e([+-]?\d{1,2}))?(?![\d./-])[^\d]*$/i;

/** The one number in a pasted text like "12 EA" or "1.2E+05"; '' where it is none or several, such as "1/2" or "10-20". */
export function pastedNumber(text: string, rules: NumberRules = {}): string {
  const [, sign = '', digits = '', exponent] = ONE_NUMBER.exec(text.normalize('NFKC').trim()) ?? [];
  if (!digits || (sign && !rules.negative)) return '';
  const plain = digits.replaceAll(',', '');
  return cleanNumber(sign + (exponent ? new Big(`${plain}e${exponent}`).toFixed() : plain), rules).replace(/\.$/, '');
}
