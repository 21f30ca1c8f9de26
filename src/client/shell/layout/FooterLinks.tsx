import { useTranslation } from 'next-i18next/pages';
import { Link } from '../../ui/Link';
import styled from 'styled-components';
import { EXTERNAL_LINKS } from '../../../contract/links';
import { publicEnv } from '../../env';
import { paths } from '../../paths';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';

const Root = styled.nav`
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
export function FooterLinks() {
  const { t } = useTranslation('layout');
  const { links } = publicEnv();
  return (
    <>
      <Root aria-label={t('footer.documents')}>
        <Link href={paths.document.intro()}>{t('footer.intro')}</Link>
        <Link href={paths.document.career()}>{t('footer.career')}</Link>
        <Link href={paths.document.service()}>{t('footer.service')}</Link>
        {/* Korean law wants this one to stand out. */}
        <Strong href={paths.document.policy()}>{t('footer.policy')}</Strong>
        <Link href={paths.document.marketing()}>{t('footer.marketing')}</Link>
        <Link href={paths.faq()}>{t('footer.faq')}</Link>
        <Link href={paths.service.board()}>{t('footer.board')}</Link>
      </Root>
      <Root aria-label={t('footer.elsewhere')}>
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
      </Root>
    </>
  );
}
