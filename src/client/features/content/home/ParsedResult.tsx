import { ArrowRight, ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ParsedLineDto } from '../../../../contract/entities/parse';
import { sumWeights } from '../../../../domain/material/totalWeight';
import { isDoubtful } from '../../../shared/readingDoubt';
import { useTakeToEditor } from '../../../shell/session/useTakeToEditor';
import { useWarningWords } from '../../../shared/useWarningWords';
import { keepLines } from '../../../shared/visitorList';
import { WeightText } from '../../../shared/WeightText';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { LongTable } from '../../../ui/LongTable';
import { bringIntoSight } from '../../../ui/lessMotion';
import { Centre } from './homeLayout';
import { linesOf } from './listText';
import { QuantityText } from '../../../shared/QuantityText';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { Chip } from '../../../ui/Chip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Code, Text } from '../../../ui/Text';

/** Lines that are shown at first. */
const SHOWN = 12;

const Root = styled(Centre)`
  margin-top: ${space(12)};
  padding: ${space(6)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[24]};
  background: ${color('surface')};
  color: ${color('text')};
  box-shadow: ${theme.shadow.overlay};
  outline: none;
  ${media.phone} {
    margin-top: ${space(6)};
    padding: ${space(4)};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)};
  flex-wrap: wrap;
  margin-bottom: ${space(4)};
  h2 {
    ${type(20)}
    font-weight: ${weight.bold};
  }
  p {
    color: ${color('textMuted')};
    ${type(14)}
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(4)};
  color: ${color('textMuted')};
  ${type(13)}
  strong {
    color: ${color('text')};
    ${type(16)}
  }
  & > :last-child {
    margin-left: auto;
  }
`;

const Opener = styled(Button)`
  margin-top: ${space(3)};
`;

/** Why a line is to be looked at, and what was taken for granted. */
const Notes = styled.span`
  display: block;
  color: ${color('textMuted')};
  ${type(12)}
`;

interface Props {
  lines: readonly ParsedLineDto[];
  texts: readonly string[];
  /** The file they were read from. */
  file: File | null;
}

/** What was understood of the list, with weights, and the way on to a request. */
export function ParsedResult({ lines, texts, file }: Props) {
  const { t } = useTranslation('home');
  const takeToEditor = useTakeToEditor();
  const columns = useParsedColumns();
  const root = useRef<HTMLDivElement>(null);
  // Another list begins with its first lines again.
  const [opened, setOpened] = useState<Props['lines'] | null>(null);
  const whole = opened === lines;
  const all = lines.map((line, index) => ({ line, index }));
  const found = all.filter(({ line }) => !line.excluded);
  const items = found.length;
  const weights = lines.map((line) => ({ total_weight_kg: line.weight.total_weight_kg, excluded: line.excluded }));
  const unknown = weights.filter((line) => !line.excluded && line.total_weight_kg === null).length;
  useEffect(() => {
    bringIntoSight(root.current);
  }, [lines]);
  // Whichever way its reader takes to sign up, the list is still there. The example is nobody's list.
  const isOwn = texts.length > 0 && texts.join('\n') !== linesOf(t('sampleLines')).join('\n');
  useEffect(() => {
    if (isOwn) void keepLines(texts, items, file);
  }, [isOwn, texts, items, file]);

  // Titles and sums of a list are stored and reported, but a first view is for what was understood.
  const listed = found.length > 0 ? found : all;
  const rows = whole ? listed : listed.slice(0, SHOWN);
  const others = lines.length - items;
  const toCheckIn = (some: readonly ReadLine[]) => some.filter(({ line }) => !line.excluded && isToCheck(line)).length;
  const doubtful = toCheckIn(found);
  return (
    <Root as="section" ref={root} aria-live="polite" aria-label={t('result.title', { count: items })}>
      <Head>
        <div>
          <h2>{t('result.title', { count: items })}</h2>
          <p>{t('result.text')}</p>
          {doubtful > 0 && (
            <Chip size="sm" tone="yellow">
              {t('result.unread')} {doubtful}
            </Chip>
          )}
        </div>
        <Button
          variant="primary"
          size="lg"
          trailingIcon={<ArrowRight />}
          onClick={() => void takeToEditor(texts, items, file)}
          data-stlbs-id="home-continue"
        >
          {t('result.continue')}
        </Button>
      </Head>
      <LongTable
        dense
        aria-label={t('result.title', { count: items })}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.index)}
      />
      {listed.length > SHOWN && (
        <More
          left={listed.length - SHOWN}
          toCheck={toCheckIn(listed.slice(SHOWN))}
          whole={whole}
          onToggle={() => setOpened(whole ? null : lines)}
        />
      )}
      <Foot>
        <span>
          {t('result.total')}{' '}
          <strong>
            <WeightText kg={sumWeights(weights)} />
          </strong>
        </span>
        {unknown > 0 && <span>{t('result.unknownWeight', { count: unknown })}</span>}
        {others > 0 && <span>{t('result.others', { count: others })}</span>}
        <span>{t('result.kept')}</span>
      </Foot>
    </Root>
  );
}

type MoreProps = {
  /** How many lines there are beyond the first ones. */
  left: number;
  /** Of those that are left, how many a person should look at. */
  toCheck: number;
  whole: boolean;
  onToggle: () => void;
};

/** Shows the rest of the lines, or the first ones alone again; says how many of the rest are to be looked at. */
function More({ left, toCheck, whole, onToggle }: MoreProps) {
  const { t } = useTranslation('home');
  const checks = toCheck > 0 ? ` · ${t('result.unread')} ${toCheck}` : '';
  return (
    <Opener
      size="sm"
      icon={whole ? <ChevronUp /> : <ChevronDown />}
      aria-expanded={whole}
      onClick={onToggle}
      data-stlbs-id="home-more"
    >
      {whole ? t('result.fewer', { count: SHOWN }) : `${t('result.more', { count: left })}${checks}`}
    </Opener>
  );
}

interface ReadLine {
  line: ParsedLineDto;
  index: number;
}

/** Whether a person should look at the reading, as in the editor that comes after it. */
const isToCheck = ({ overall, warnings }: ParsedLineDto) => isDoubtful({ confidence: overall, warnings });

/** Columns of the reading: the line as typed, what it means, quantity and weight. */
function useParsedColumns(): Column<ReadLine>[] {
  const { t } = useTranslation('home');
  const describe = useSpecDescription();
  const doubts = useWarningWords();
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
        const toCheck = words === '' || isToCheck(line);
        const notes = doubts(toCheck && line.warnings.length === 0 ? ['unsure'] : line.warnings);
        return (
          <div>
            <Code>{words}</Code>{' '}
            {toCheck && (
              <Chip size="sm" tone="yellow">
                {t('result.unread')}
              </Chip>
            )}
            {notes && <Notes>{notes}</Notes>}
          </div>
        );
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
      render: ({ line }) => (line.excluded ? null : <WeightText kg={line.weight.total_weight_kg} />),
    },
  ];
}
