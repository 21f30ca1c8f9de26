import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Link } from './Link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  color: ${color('textMuted')};
  ${type(13)}
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  & > a:hover {
    color: ${color('text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > svg {
    width: 14px;
    height: 14px;
    color: ${color('textFaint')};
  }
  ${media.forcedColors} {
    /* The last word of the way, not a choice. */
    && > [aria-current='page'] {
      outline: none;
    }
  }
`;

/** A place above the record; the last one, without address, is the record itself. */
export type Crumb = { label: ReactNode; href?: string };

/** The way from the area down to this record. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('breadcrumb')} data-paper="none">
      <List>
        {items.map(({ label, href }, index) => (
          <Item key={href ?? 'here'}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
            {index < items.length - 1 && <ChevronRight aria-hidden />}
          </Item>
        ))}
      </List>
    </nav>
  );
}
