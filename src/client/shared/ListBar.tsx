import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/tokens';
import { FilterSheet } from '../ui/FilterSheet';
import { OffPhone, OnPhone } from '../ui/onPhone';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  & > search {
    flex: 1 1 10rem;
    max-width: 18rem;
  }
  /* The search gives and takes, so that each line is full. */
  ${media.tablet} {
    & > search {
      flex: 1 1 14rem;
      max-width: none;
    }
  }
  ${media.phone} {
    flex-wrap: nowrap;
    gap: ${space(2)};
    & > search {
      flex: 1 1 0;
      min-width: 0;
      max-width: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-left: auto;
  ${media.phone} {
    margin-left: 0;
    & > button {
      flex: 1;
    }
  }
`;

type Props = {
  /** A `search` element. */
  search: ReactNode;
  /** How many of the filters are set, and the address of the list with none of them. */
  count: number;
  clearHref: string;
  /** The filters. */
  children: ReactNode;
  /** What can be done with the list. */
  end?: ReactNode;
};

/**
 * Search, filters and, at the end, tools above a list: one line where it has the room; on a phone the search beside a
 * button that opens the rest, so that the first records are in the first view.
 */
export function ListBar({ search, count, clearHref, children, end }: Props) {
  const tools = end && <End>{end}</End>;
  return (
    <Bar>
      {search}
      <OffPhone>
        {children}
        {tools}
      </OffPhone>
      <OnPhone>
        <FilterSheet count={count} clearHref={clearHref}>
          {children}
          {tools}
        </FilterSheet>
      </OnPhone>
    </Bar>
  );
}
