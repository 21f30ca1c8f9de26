import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import { Card } from '../../../ui/Card';
import { Stat } from '../../../ui/Stat';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${space(5)};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)} ${space(3)};
    & > * > span:nth-child(2) {
      font-size: 1.125rem;
      white-space: normal;
    }
  }
`;

export type StatFigure = { key: string; label: string; value: ReactNode; note?: ReactNode };

/** The figures of the whole period. */
export function FigureRow({ figures }: { figures: readonly StatFigure[] }) {
  return (
    <Card>
      <Row>
        {figures.map(({ key, label, value, note }) => (
          <Stat key={key} label={label} value={value} note={note} />
        ))}
      </Row>
    </Card>
  );
}
