import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { PriceStep } from '../../contract/entities/comparison';
import { moneyFigure, priceFigure, quantityFigure } from './figures';
import type { Texts, Values } from '../textKeys';
import { groupDigits } from '../ui/numberText';
import { color } from '../theme/roles';
import { space, type, weight } from '../theme/tokens';

const Explain = styled.p`
  margin-bottom: ${space(3)};
  color: ${color('textMuted')};
  ${type(13)}
`;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding-left: ${space(5)};
  list-style: decimal;
  font-variant-numeric: tabular-nums;
  ${type(13)}
  & > li::marker {
    color: ${color('textFaint')};
  }
  & > li:last-child {
    font-weight: ${weight.semibold};
  }
`;

/** The way from an offered price to the comparable one, step by step in words. */
export function PriceArithmetic({ steps }: { steps: readonly PriceStep[] }) {
  const { t } = useTranslation('trade');
  const sentence = usePriceSentence();
  return (
    <div>
      <Explain>{t('step.explain')}</Explain>
      <List>
        {steps.map((step) => (
          <li key={step.label}>{sentence(step)}</li>
        ))}
      </List>
    </div>
  );
}

const UNITS = new Set(['uom', 'price_uom', 'from', 'to']);

/** Turns one step of the price arithmetic into a sentence in the reader's language. */
function usePriceSentence(): (step: PriceStep) => string {
  const { t } = useTranslation('trade');
  return ({ label, params }): string => {
    const currency = params.currency === 'USD' ? 'USD' : 'KRW';
    const words: Record<string, string> = {};
    for (const [name, value] of Object.entries(params)) {
      if (name === 'currency') words[name] = t(`currency.${currency}`);
      else if (UNITS.has(name)) words[name] = t(`uom.${value as keyof Texts['trade']['uom']}`);
      else if (name === 'factor') words[name] = value;
      // What the price is multiplied by is shown whole, so that the arithmetic can be checked.
      else if (name === 'priced') words[name] = groupDigits(value);
      else if (name === 'price') words[name] = priceFigure(value, currency);
      else if (name === 'rate') words[name] = priceFigure(value, 'KRW');
      else if (name === 'amount' || name === 'freight' || name === 'over') words[name] = moneyFigure(value, currency);
      else words[name] = /^[\d.]+$/.test(value) ? quantityFigure(value) : value;
    }
    return t(`step.${label as keyof Texts['trade']['step']}`, words as Values);
  };
}
