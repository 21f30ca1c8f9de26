import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { paths } from '../../paths';
import { space } from '../../theme/tokens';
import { LinkTabs } from '../../ui/LinkTabs';

const groups = {
  company: [
    { key: 'intro', href: paths.document.intro() },
    { key: 'career', href: paths.document.career() },
    { key: 'jobs', href: paths.document.jobs() },
  ],
  legal: [
    { key: 'service', href: paths.document.service() },
    { key: 'policy', href: paths.document.policy() },
    { key: 'marketing', href: paths.document.marketing() },
  ],
  support: [
    { key: 'faq', href: paths.faq() },
    { key: 'board', href: paths.service.board() },
    { key: 'blog', href: paths.blog() },
  ],
} as const;

const Place = styled.div`
  margin-bottom: ${space(8)};
`;

/** The pages that belong together, the present one marked. */
export function ContentTabs({ group }: { group: keyof typeof groups }) {
  const { t } = useTranslation('content');
  const { pathname } = useRouter();
  const tabs = groups[group].map(({ key, href }) => ({ key, href, label: t(`tab.${key}`) }));
  return (
    <Place>
      <LinkTabs
        tabs={tabs}
        current={tabs.find(({ href }) => href === pathname)?.key ?? ''}
        aria-label={t(`group.${group}`)}
        shallowScroll={false}
      />
    </Place>
  );
}
