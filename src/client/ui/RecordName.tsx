import type { ReactNode } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { space, type, weight } from '../theme/tokens';

/**
 * The name of a material keeps all its words, so its facts take what is left: down to the dots alone. With less room than those they
 * wrap out of sight, since of a narrower text browsers show a part of a letter; the empty first letter is the one that none cuts.
 */
const besideWhole = `
  flex-wrap: wrap;
  column-gap: ${space(1.5)};
  height: 1lh;
  & > span:last-child:not(:first-child) {
    flex: 1 1 1em;
    min-width: 1em;
    max-width: max-content;
    &::before {
      content: '\\200b';
    }
  }
`;

const Root = styled.span<{ $whole: boolean }>`
  display: block;
  ${media.screenWide} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(3)};
    /* In a row of one line the name goes before its facts. */
    table[data-one-line] & {
      flex-wrap: nowrap;
      overflow: hidden;
      & > span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      & > span > * {
        flex-wrap: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      /* Chips keep their words: of facts in a row the last gives way. */
      & > span > * > :last-child {
        overflow: hidden;
        min-width: 0;
        text-overflow: ellipsis;
      }
      & > span:first-child {
        flex-shrink: 0;
        max-width: 100%;
      }
      ${by('$whole', { true: besideWhole })}
    }
  }
`;

const Name = styled.span`
  display: block;
  font-weight: ${weight.medium};
`;

const Facts = styled.span`
  display: block;
  color: ${color('textMuted')};
  ${type(12)}
  font-weight: ${weight.regular};
`;

type Props = { name: ReactNode; facts?: ReactNode; whole?: boolean; title?: string };

/**
 * What a record of a list is called, with its number and what else tells it apart: on one line where there is room, below
 * else. A `whole` name takes more lines on a phone: no size of a material is cut. `title` holds the words of both, which a row of one
 * line may have no room for.
 */
export function RecordName({ name, facts, whole = false, title }: Props) {
  return (
    <Root $whole={whole} title={title}>
      <Name data-whole={whole || undefined}>{name}</Name>
      {facts && <Facts>{facts}</Facts>}
    </Root>
  );
}
