import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { PriceStep } from '../../contract/entities/comparison';
import { color } from '../theme/roles';
import { space, type, weight } from '../theme/tokens';
import { usePriceSentence } from './usePriceSentence';

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
  ${type(14)}
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
