import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { ContentBlock } from '../../../contract/entities/content';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';

/** Fewer headings are in sight anyway. */
const LEAST = 3;

const Root = styled.nav`
  display: none;
  ${media.screenWide} {
    display: block;
    position: sticky;
    top: calc(var(--header-height) + ${space(8)});
    max-height: calc(100vh - var(--header-height) - ${space(16)});
    overflow-y: auto;
    padding-left: ${space(4)};
    border-left: 1px solid ${color('line')};
    color: ${color('textMuted')};
    ${type(13)}
  }
  & > strong {
    color: ${color('text')};
    font-weight: ${weight.semibold};
  }
  a {
    display: block;
    padding: ${space(1)} 0;
    &:hover {
      color: ${color('accentText')};
    }
  }
`;

/** The headings of a text, beside it where a window has the room: each leads to its place. */
export function Outline({ blocks }: { blocks: readonly ContentBlock[] | undefined }) {
  const { t } = useTranslation('content');
  const headings = (blocks ?? []).flatMap((block) => (block.type === 'heading' && block.level === 2 ? [block] : []));
  if (headings.length < LEAST) return null;
  return (
    <Root aria-label={t('outline')} data-paper="none">
      <strong>{t('outline')}</strong>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Root>
  );
}
