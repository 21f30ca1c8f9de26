import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { operatorIn } from '../../../contract/operator';
import { formatRegistrationNumber } from '../../../domain/company/registrationNumber';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { frame, space, type, weight } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { hasSupportChat, openSupportChat } from '../chat/useSupportChat';
import { FooterLinks } from './FooterLinks';
import { useLanguage } from '../language/useLanguage';
import { ThemeSwitch } from '../theme/ThemeSwitch';
import { LanguageSwitch } from './LanguageSwitch';

const Root = styled.footer`
  border-top: 1px solid ${color('line')};
  background: ${color('surfaceMuted')};
  color: ${color('textMuted')};
  ${type(12)}
  ${media.phone} {
    padding-bottom: calc(56px + env(safe-area-inset-bottom));
  }
  ${media.print} {
    display: none;
  }
`;

const Inside = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: calc(${frame.content} + ${space(12)});
  margin: 0 auto;
  padding: ${space(10)} ${space(6)};
  ${media.phone} {
    padding: ${space(8)} ${space(4)};
  }
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  flex-wrap: wrap;
  & > p {
    color: ${color('text')};
    ${type(14)}
    font-weight: ${weight.semibold};
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  & > div {
    display: flex;
    gap: ${space(1.5)};
  }
  dt {
    flex-shrink: 0;
    color: ${color('textFaint')};
  }
`;

/** The Fair Trade Commission's public page about one business, by registration number. */
const BUSINESS_REGISTER = 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=';

/** Who runs the marketplace, as Korean e-commerce law asks to show. */
export function Footer() {
  const { t } = useTranslation('layout');
  const operator = operatorIn(useLanguage().language);
  const company = operator.name;
  const registered = (
    <>
      {operator.mailOrderReport}{' '}
      <a
        href={`${BUSINESS_REGISTER}${operator.registrationNumber.replaceAll('-', '')}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('footer.register')}
      </a>
    </>
  );
  const rows: [string, ReactNode][] = [
    [t('footer.company'), company],
    [t('footer.ceo'), operator.ceo],
    [t('footer.registration'), formatRegistrationNumber(operator.registrationNumber)],
    [t('footer.mailOrder'), registered],
    [t('footer.address'), operator.address],
    [t('footer.phone'), `${operator.phone} · ${t('footer.hours')}`],
    [t('footer.email'), operator.email],
    [t('footer.hosting'), operator.hosting],
  ];
  return (
    <Root>
      <Inside>
        <Top>
          <p>{t('footer.tagline')}</p>
          {hasSupportChat() && (
            <Button variant="secondary" size="sm" onClick={() => void openSupportChat()}>
              {t('footer.chat')}
            </Button>
          )}
          <Switches>
            <ThemeSwitch />
            <LanguageSwitch />
          </Switches>
        </Top>
        <FooterLinks />
        <Facts>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <p>{t('footer.broker', { company })}</p>
        <p>{t('footer.rights', { year: 2026, company })}</p>
      </Inside>
    </Root>
  );
}
