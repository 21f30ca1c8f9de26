import { ChartColumn, Table2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';
import { Card } from '../Card';
import { IconButton } from '../IconButton';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  h3 {
    ${type(14)}
    font-weight: ${weight.semibold};
  }
  p {
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

/** Beside the title; on a phone a line of their own below it. */
const Tools = styled.div`
  ${media.phone} {
    order: 1;
    flex-basis: 100%;
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
    <Card as="section" aria-label={title} data-paper="whole">
      <Head>
        <div>
          <h3>{title}</h3>
          {note && <p>{note}</p>}
        </div>
        {tools && <Tools>{tools}</Tools>}
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
