import type { ReactNode } from 'react';
import { Card } from '../../ui/Card';
import { Stat } from '../../ui/Stat';
import { StatRow } from '../../ui/StatRow';

export type StatFigure = { key: string; label: string; value: ReactNode; note?: ReactNode };

/** The figures of the whole period. */
export function FigureRow({ figures }: { figures: readonly StatFigure[] }) {
  return (
    <Card>
      <StatRow>
        {figures.map(({ key, label, value, note }) => (
          <Stat key={key} label={label} value={value} note={note} />
        ))}
      </StatRow>
    </Card>
  );
}
