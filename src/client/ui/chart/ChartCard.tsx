import { ChartColumn, Table2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';
import { Card } from '../Card';
import { IconButton } from '../IconButton';

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  h3 {
    ${type(14)}
    font-weight: ${weight.semibold};
  }
  p {
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

export type ChartCardProps = {
  title: string;
  /** The unit of the axis, and what else must be known to read it. */
  note?: ReactNode;
  chart: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
  tools?: ReactNode;
};

/** A chart with its title and unit, and a button that shows its figures as a table instead. */
export function ChartCard({ title, note, chart, table, tools }: ChartCardProps) {
  const { t } = useTranslation('ui');
  const [figures, setFigures] = useState(false);
  return (
    <Card as="section" aria-label={title}>
      <Head>
        <div>
          <h3>{title}</h3>
          {note && <p>{note}</p>}
        </div>
        {tools}
        <IconButton
          size="sm"
          label={`${title}: ${t(figures ? 'chart.showChart' : 'chart.showTable')}`}
          aria-pressed={figures}
          icon={figures ? <ChartColumn /> : <Table2 />}
          onClick={() => setFigures(!figures)}
        />
      </Head>
      {figures ? table : chart}
    </Card>
  );
}
