import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { space, type, weight } from '../theme/tokens';
import { Count } from './Count';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-height: 32px;
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${type(16)}
  font-weight: ${weight.semibold};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-left: auto;
`;

const Note = styled.p`
  flex-basis: 100%;
  margin-top: -${space(1)};
  color: ${color('textMuted')};
  ${type(13)}
`;

export type SectionProps = {
  title: ReactNode;
  count?: number;
  note?: ReactNode;
  actions?: ReactNode;
  /** Stands between the title and the actions. */
  beside?: ReactNode;
  children: ReactNode;
  id?: string;
  /** `none`: nothing in it is for print now, such as a place for files that is empty. */
  'data-paper'?: 'none' | undefined;
};

/** A titled part of a page. */
export function Section({ title, count, note, actions, beside, children, id, 'data-paper': paper }: SectionProps) {
  const titleId = useId();
  return (
    <Root id={id} aria-labelledby={titleId} data-paper={paper}>
      <Head>
        <Title id={titleId}>
          {title}
          {count !== undefined && <Count>{count}</Count>}
        </Title>
        {beside}
        {actions && <Actions data-paper="none">{actions}</Actions>}
        {note && <Note>{note}</Note>}
      </Head>
      {children}
    </Root>
  );
}
