import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { SmallDrawing } from '../../../shared/steel/SteelDrawing';
import type { DrawnSpec } from '../../../shared/steel/steelForm';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';

const Root = styled.aside`
  display: none;
  ${media.roomy} {
    display: grid;
    align-content: center;
    gap: ${space(8)};
    min-height: 560px;
    padding: ${space(12)};
    border-radius: ${radius[24]};
    background: ${color('surfaceMuted')};
  }
  & > h2 {
    ${type(24)}
    font-weight: ${weight.bold};
    letter-spacing: -0.02em;
  }
`;

const Point = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space(1)} ${space(5)};
  align-items: center;
  & + & {
    margin-top: ${space(6)};
  }
  & > div > b {
    ${type(16)}
    font-weight: ${weight.semibold};
  }
  & > div > p {
    margin-top: ${space(1)};
    color: ${color('textMuted')};
    ${type(14)}
  }
`;

const Place = styled.span`
  display: block;
  width: 96px;
  aspect-ratio: 4 / 3;
`;

const points: ReadonlyArray<{ key: 'buy' | 'sell' | 'trust'; spec: DrawnSpec }> = [
  { key: 'buy', spec: { category: 'flange', type: 'WN', dn: [150] } },
  { key: 'sell', spec: { category: 'valve', type: 'GATE', dn: [100] } },
  { key: 'trust', spec: { category: 'fitting', type: 'ELBOW 90 LR', dn: [100] } },
];

/** What follows once a company has joined, beside the form where there is room. */
export function JoinPicture() {
  const { t } = useTranslation('auth');
  return (
    <Root>
      <h2>{t('picture.title')}</h2>
      <ul>
        {points.map(({ key, spec }) => (
          <Point key={key}>
            <Place>
              <SmallDrawing spec={spec} />
            </Place>
            <div>
              <b>{t(`picture.${key}`)}</b>
              <p>{t(`picture.${key}Text`)}</p>
            </div>
          </Point>
        ))}
      </ul>
    </Root>
  );
}
