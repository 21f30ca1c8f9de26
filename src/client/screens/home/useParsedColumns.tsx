import { useTranslation } from 'next-i18next/pages';
import type { ParsedLineDto } from '../../../contract/entities/parse';
import { QuantityText } from '../../parts/QuantityText';
import { useSpecDescription } from '../../parts/useSpecDescription';
import { WeightText } from '../../parts/WeightText';
import { Chip } from '../../ui/Chip';
import type { Column } from '../../ui/dataTable/tableTypes';
import { Code, Text } from '../../ui/Text';

export interface ReadLine {
  line: ParsedLineDto;
  index: number;
}

/** Below this the reading is only a guess. */
const SURE = 0.6;

/** Columns of the reading: the line as typed, what it means, quantity and weight. */
export function useParsedColumns(): Column<ReadLine>[] {
  const { t } = useTranslation('home');
  const describe = useSpecDescription();
  return [
    {
      key: 'line',
      header: t('result.line'),
      width: '38%',
      wrap: true,
      render: ({ line }) => (
        <Text as="span" $size={13} $color="textMuted">
          <Code>{line.text}</Code>
        </Text>
      ),
    },
    {
      key: 'material',
      header: t('result.material'),
      wrap: true,
      render: ({ line }) => {
        if (line.excluded) return <Chip size="sm">{t('result.notItem')}</Chip>;
        const words = describe(line.spec);
        if (words === '' || line.overall < SURE) {
          return (
            <>
              {words}{' '}
              <Chip size="sm" tone="yellow">
                {t('result.unread')}
              </Chip>
            </>
          );
        }
        return <Code>{words}</Code>;
      },
    },
    {
      key: 'qty',
      header: t('result.qty'),
      align: 'right',
      width: '112px',
      render: ({ line }) => (line.excluded ? null : <QuantityText qty={line.qty} uom={line.uom} />),
    },
    {
      key: 'weight',
      header: t('result.weight'),
      align: 'right',
      width: '128px',
      render: ({ line }) => (line.excluded ? null : <WeightText kg={line.weight.total_weight_kg} inColumn />),
    },
  ];
}
