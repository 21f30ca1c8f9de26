import { Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { Chip } from '../../../ui/Chip';
import { SceneCard, SceneHead } from '../homeLayout';

const Note = styled.p`
  margin-bottom: ${space(4)};
  color: ${color('textMuted')};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} 0;
  border-top: 1px solid ${color('line')};
  font-variant-numeric: tabular-nums;
  & > b {
    min-width: 88px;
    font-weight: ${weight.semibold};
    text-align: right;
  }
  small {
    display: block;
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

const Cell = styled.span<{ $active: boolean }>`
  min-width: 104px;
  padding: ${space(1.5)} ${space(2.5)};
  border: 1px solid ${({ $active, theme }) => ($active ? theme.color.accent : theme.color.lineStrong)};
  border-radius: ${radius[4]};
  ${({ $active, theme }) => $active && `box-shadow: 0 0 0 3px ${theme.color.accentSurfaceStrong};`}
  text-align: right;
  white-space: nowrap;
  & > i {
    color: ${color('textFaint')};
    font-style: normal;
  }
`;

/** Weight times price per kg, for an imagined request. */
const lines = [
  { item: 'SPPS 380 100A SCH40', weight: '960 kg', price: '1,480', amount: '1,420,800' },
  { item: 'A106-B 6" SCH40', weight: '3,389 kg', price: '1,560', amount: '5,286,840' },
  { item: 'A312-TP304L 2" SCH10S', weight: '472 kg', price: '5,200', amount: '2,454,400' },
] as const;

/** A seller pricing by the kilogram, drawn small. */
export function QuoteScene() {
  const { t } = useTranslation('home');
  return (
    <SceneCard>
      <SceneHead>
        {t('scene.newRequest')}
        <Chip tone="yellow" size="sm" icon={<Clock />}>
          {t('scene.left')} 21:48
        </Chip>
      </SceneHead>
      <Note>{t('scene.matched')}</Note>
      {lines.map(({ item, weight: kg, price, amount }, index) => (
        <Line key={item}>
          <span>
            {item}
            <small>{kg}</small>
          </span>
          <Cell $active={index === 2}>
            {price} <i>{t('scene.perKg')}</i>
          </Cell>
          <b>{amount}</b>
        </Line>
      ))}
    </SceneCard>
  );
}
