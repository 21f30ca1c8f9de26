import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatRegistrationNumber } from '../../../domain/company/registrationNumber';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { frame, space, type, weight } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Kept } from '../../ui/Kept';
import { hasSupportChat, openSupportChat } from '../chat/useSupportChat';
import { useLanguage } from '../language/useLanguage';
import { ThemeSwitch } from '../theme/ThemeSwitch';
import { isPublic } from './areas';
import { LanguageSwitch } from './LanguageSwitch';
import { Link } from '../../ui/Link';
import { Unfold } from '../../ui/Unfold';
import { EXTERNAL_LINKS } from '../../../contract/links';
import { operatorIn, publicEnv } from '../../env';
import { paths } from '../../paths';

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  ${type(13)}
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }
  a:hover {
    color: ${color('text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Strong = styled(Link)`
  color: ${color('text')};
  font-weight: ${weight.semibold};
`;

/** Documents of ours, then the operator's places elsewhere. */
function FooterLinks() {
  const { t } = useTranslation('layout');
  const { links } = publicEnv();
  return (
    <>
      <Links aria-label={t('footer.documents')}>
        <Link href={paths.document.intro()}>{t('footer.intro')}</Link>
        <Link href={paths.document.career()}>{t('footer.career')}</Link>
        <Link href={paths.document.service()}>{t('footer.service')}</Link>
        {/* Korean law wants this one to stand out. */}
        <Strong href={paths.document.policy()}>{t('footer.policy')}</Strong>
        <Link href={paths.document.marketing()}>{t('footer.marketing')}</Link>
        <Link href={paths.faq()}>{t('footer.faq')}</Link>
        <Link href={paths.service.board()}>{t('footer.board')}</Link>
      </Links>
      <Links aria-label={t('footer.elsewhere')}>
        {EXTERNAL_LINKS.map((name) => {
          const href = links[name];
          if (href === undefined) return null;
          const own = href === paths.blog();
          return own ? (
            <Link key={name} href={href}>
              {t(`footer.link.${name}`)}
            </Link>
          ) : (
            <a key={name} href={href} target="_blank" rel="noopener noreferrer" data-stlbs-id={`link-${name}`}>
              {t(`footer.link.${name}`)}
            </a>
          );
        })}
      </Links>
    </>
  );
}

const Root = styled.footer`
  display: var(--site-foot, block);
  border-top: 1px solid ${color('line')};
  background: ${color('surfaceMuted')};
  color: ${color('textMuted')};
  ${type(12)}
  ${media.phone} {
    padding-bottom: calc(var(--bottom-bar-height) + var(--act-height, 0px));
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
    flex-wrap: wrap;
    gap: 0 ${space(1.5)};
    min-width: 0;
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dt {
    color: ${color('textFaint')};
  }
`;

/** The Fair Trade Commission's public page about one business, by registration number. */
const BUSINESS_REGISTER = 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=';

/** Ends a page: with all that a reader may look for, under work with one line. */
export function Footer() {
  return isPublic(useRouter().pathname) ? <WholeFooter /> : <WorkFooter />;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(4)};
  min-height: 40px;
  padding: 0 ${space(6)};
  & > nav {
    ${type(12)}
  }
  /* Lower than elsewhere, so that it keeps off the edges of the line. */
  & > fieldset > label {
    min-height: 24px;
  }
  ${media.phone} {
    padding: ${space(1)} ${space(4)};
    & > fieldset > label {
      min-height: 40px;
    }
  }
`;

/** Opens the facts of the company below the line. */
const Unfolding = styled(Unfold)`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 32px;
  }
  &[open] {
    flex-basis: 100%;
    padding-bottom: ${space(3)};
  }
  & > dl {
    margin: ${space(1)} 0 ${space(2)};
  }
`;

/** One line under work: who runs it, the documents that law wants in reach, the look, and the company's facts on demand. */
function WorkFooter() {
  const { t } = useTranslation('layout');
  const { company, facts } = useOperatorFacts();
  return (
    <Root>
      <Line>
        <span>{t('footer.rights', { year: 2026, company })}</span>
        <Links aria-label={t('footer.documents')}>
          <Link href={paths.document.service()}>{t('footer.service')}</Link>
          <Strong href={paths.document.policy()}>{t('footer.policy')}</Strong>
          <Link href={paths.faq()}>{t('footer.faq')}</Link>
          <Link href={paths.document.intro()}>{t('footer.intro')}</Link>
          <ChatButton />
        </Links>
        <ThemeSwitch />
        <Unfolding>
          <summary>
            {t('footer.facts')}
            <ChevronDown aria-hidden />
          </summary>
          <Kept name="footerFacts">
            <Facts>{facts}</Facts>
          </Kept>
          <p>{t('footer.broker', { company })}</p>
        </Unfolding>
      </Line>
    </Root>
  );
}

/** Where there is a chat, the way into it. */
function ChatButton() {
  const { t } = useTranslation('layout');
  if (!hasSupportChat()) return null;
  return (
    <Button variant="ghost" size="sm" onClick={() => void openSupportChat()}>
      {t('footer.chat')}
    </Button>
  );
}

/** Who runs the marketplace, as Korean e-commerce law asks to show: terms with what they are. */
function useOperatorFacts(): { company: string; facts: ReactNode } {
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
  const facts = rows.map(([term, value]) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  ));
  return { company, facts };
}

function WholeFooter() {
  const { t } = useTranslation('layout');
  const { company, facts } = useOperatorFacts();
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
        <Kept name="footerLinks">
          <FooterLinks />
        </Kept>
        <Kept name="footerFacts">
          <Facts>{facts}</Facts>
        </Kept>
        <p>{t('footer.broker', { company })}</p>
        <p>{t('footer.rights', { year: 2026, company })}</p>
      </Inside>
    </Root>
  );
}
