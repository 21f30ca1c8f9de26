import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { space, type, weight } from '../theme/tokens';

const Root = styled.span`
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

/**
 * What a record of a list is called, with its number and what else tells it apart: on one line where there is room, below
 * else. A `whole` name takes more lines on a phone: no size of a material is cut.
 */
export function RecordName({ name, facts, whole }: { name: ReactNode; facts?: ReactNode; whole?: boolean }) {
  return (
    <Root>
      <Name data-whole={whole || undefined}>{name}</Name>
      {facts && <Facts>{facts}</Facts>}
    </Root>
  );
}
