import { ChevronDown, Link2 } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { FaqEntry } from '../../../contract/entities/content';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { Unfold } from '../../ui/Unfold';
import { Prose } from './Prose';

const Item = styled(Unfold)`
  border-bottom: 1px solid ${color('line')};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    padding: ${space(4)} ${space(1)};
    border-radius: ${radius[4]};
    ${type(16)}
    font-weight: ${weight.medium};
  }
  & > summary > svg {
    width: 20px;
    height: 20px;
    color: ${color('textFaint')};
  }
  & > div {
    padding: 0 ${space(1)} ${space(5)};
  }
`;

const Own = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin-top: ${space(3)};
  color: ${color('textMuted')};
  ${type(13)}
  svg {
    width: 14px;
    height: 14px;
  }
`;

/** Questions that open; the one that the address names after `#` stands open. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  const { t } = useTranslation('content');
  const { asPath } = useRouter();
  useEffect(() => {
    // The part after # never reaches the server, so it opens once the page stands.
    const named = document.getElementById(asPath.split('#')[1] ?? '');
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
  }, [asPath]);
  return (
    <div>
      {entries.map(({ slug, title, blocks }) => (
        <Item key={slug} id={slug}>
          <summary>
            {title}
            <ChevronDown aria-hidden />
          </summary>
          <div>
            <Prose blocks={blocks} />
            <Own href={`#${slug}`}>
              <Link2 aria-hidden />
              {t('faq.link')}
            </Own>
          </div>
        </Item>
      ))}
    </div>
  );
}
