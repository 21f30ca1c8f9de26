import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Kept } from '../../../ui/Kept';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { heroColors, heroType } from '../../../theme/hero';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Centre } from './homeLayout';
import { ListBox } from './ListBox';
import { useListReading } from './useListReading';
import { late } from '../../../ui/late';

/** Comes with the first list that is read. */
const ParsedResult = late(() => import('./ParsedResult').then((part) => part.ParsedResult));

const Root = styled.section`
  padding: ${space(16)} ${space(6)};
  background: ${heroColors.ground};
  color: ${heroColors.text};
  ${media.phone} {
    padding: ${space(8)} ${space(4)};
  }
  ${media.print} {
    padding: ${space(8)} 0;
    background: none;
    color: ${color('text')};
  }
`;

const Split = styled(Centre)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  align-items: center;
  gap: ${space(12)};
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(8)};
  }
  ${media.print} {
    display: block;
  }
`;

const Eyebrow = styled.p`
  color: ${heroColors.signal};
  ${type(14)}
  font-weight: ${weight.semibold};
`;

const Headline = styled.h1`
  margin: ${space(3)} 0 ${space(5)};
  white-space: pre-line;
  text-wrap: balance;
  ${type(40)}
  line-height: 1.25;
  font-weight: ${weight.bold};
  letter-spacing: -0.03em;
  ${media.wide} {
    ${heroType.title}
  }
  ${media.phone} {
    ${type(32)}
    line-height: 1.25;
  }
`;

const Lead = styled.p`
  color: ${heroColors.muted};
  ${heroType.lead}
  ${media.phone} {
    ${type(16)}
  }
`;

const Points = styled.ul`
  display: grid;
  gap: ${space(2.5)};
  margin-top: ${space(7)};
  ${type(14)}
  font-weight: ${weight.medium};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
  svg {
    flex-shrink: 0;
    color: ${heroColors.accent};
  }
`;

const points = ['languages', 'weight', 'sealed'] as const;

/** What it is about, beside the box that proves it. */
export function Hero() {
  const { t } = useTranslation('home');
  const reading = useListReading();
  return (
    <Root>
      <Split>
        <Kept name="homeHero">
          <div>
            <Eyebrow>{t('eyebrow')}</Eyebrow>
            <Headline>{t('headline')}</Headline>
            <Lead>{t('lead')}</Lead>
            <Points>
              {points.map((point) => (
                <li key={point}>
                  <Check size={18} aria-hidden />
                  {t(`points.${point}`)}
                </li>
              ))}
            </Points>
          </div>
        </Kept>
        <ListBox reading={reading} />
      </Split>
      {reading.lines && <ParsedResult lines={reading.lines} texts={reading.readTexts} file={reading.file} />}
    </Root>
  );
}
