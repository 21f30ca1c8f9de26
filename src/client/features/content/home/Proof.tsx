import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Centre, Note } from './homeLayout';

const Root = styled.section`
  padding: ${space(12)} ${space(6)} 0;
  ${media.phone} {
    padding: ${space(8)} ${space(4)} 0;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(8)};
  margin-bottom: ${space(4)};
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space(1)};
    padding-left: ${space(4)};
    border-left: 2px solid ${color('accentLine')};
  }
  dt {
    color: ${color('textMuted')};
    ${type(14)}
  }
  dd {
    ${type(32)}
    font-weight: ${weight.bold};
    letter-spacing: -0.02em;
  }
  ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(6)} ${space(4)};
  }
  ${media.phone} {
    dd {
      ${type(24)}
    }
  }
`;

const facts = ['exact', 'speed', 'plan', 'standards'] as const;

/** What was measured of the product; every figure stands with its source in docs/quality.md. */
export function Proof() {
  const { t } = useTranslation('home');
  return (
    <Root aria-label={t('proof.label')}>
      <Centre>
        <Facts>
          {facts.map((fact) => (
            <div key={fact}>
              <dt>{t(`proof.${fact}Text`)}</dt>
              <dd>{t(`proof.${fact}`)}</dd>
            </div>
          ))}
        </Facts>
        <Note>{t('proof.note')}</Note>
      </Centre>
    </Root>
  );
}
