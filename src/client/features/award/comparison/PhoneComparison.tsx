import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { useDrawnWhole } from '../../../ui/drawnWhole';
import { Sheet } from '../../../ui/Sheet';
import { Stack } from '../../../ui/Stack';
import { CellDetails } from './DetailsPanel';
import { GroupText } from './GroupText';
import { LineTurner } from './LineTurner';
import type { MatrixProps } from './Matrix';
import { PhoneLine } from './PhoneLine';
import { PhoneTotals } from './PhoneTotals';
import type { Place } from './useMatrixKeys';
import { useSteadyClick } from './useSteadyClick';

/** Cards drawn at first, where the page itself is scrolled. */
const CARDS = 30;

const GroupName = styled.h2`
  padding-top: ${space(2)};
  color: ${color('textMuted')};
  ${type(14)}
  font-weight: ${weight.semibold};
`;

/** The comparison on a phone: what each seller comes to, then line by line the offers, the cheapest first. */
export function PhoneComparison(props: MatrixProps) {
  const { comparison, rows, entries, selection, onPick, onDivide } = props;
  const { t } = useTranslation(['project', 'trade']);
  const [opened, setCards] = useState(CARDS);
  const cards = useDrawnWhole(rows.length * props.sellers.length) ? rows.length : opened;
  // By their ids: a pick or a newer quotation changes what is shown of them.
  const [shown, setShown] = useState<Place | null>(null);
  const row = comparison.rows.find(({ line }) => line.id === shown?.line);
  const seller = comparison.sellers.find(({ quotation_id: id }) => id === shown?.quotation);
  const left = rows.length - cards;
  // Up to the last card, with the headings above the cards.
  const drawn = entries.findLastIndex((entry) => entry.kind === 'line' && entry.index < cards) + 1;
  const onClickCapture = useSteadyClick((target) =>
    target instanceof Element ? (target.closest('[data-line]')?.getAttribute('data-line') ?? null) : null,
  );
  return (
    <Stack as="section" $gap={3} aria-label={props['aria-label']} onClickCapture={onClickCapture}>
      <PhoneTotals {...props} />
      {entries.slice(0, drawn).map((entry) => {
        if (entry.kind === 'heading')
          return (
            <GroupName key={`heading ${entry.key}`}>
              <GroupText entry={entry} group={props.group} />
            </GroupName>
          );
        const one = rows[entry.index];
        return (
          one && (
            <PhoneLine
              key={one.line.id}
              {...props}
              row={one}
              onShow={(quotation) => setShown({ line: one.line.id, quotation })}
            />
          )
        );
      })}
      {left > 0 && <Button onClick={() => setCards(cards + CARDS * 2)}>{t('trade:line.more', { count: left })}</Button>}
      {row && seller && (
        <Sheet open onOpenChange={() => setShown(null)} title={t('compare.details')}>
          <LineTurner
            place={rows.findIndex(({ line }) => line.id === row.line.id)}
            count={rows.length}
            onTurn={(place) => {
              const next = rows[place];
              if (next) setShown({ line: next.line.id, quotation: seller.quotation_id });
            }}
          >
            <CellDetails
              comparison={comparison}
              row={row}
              seller={seller}
              shares={selection[row.line.id] ?? []}
              chosenBy={props.chosenBy?.get(row.line.id)}
              onPick={onPick}
              onDivide={onDivide}
            />
          </LineTurner>
        </Sheet>
      )}
    </Stack>
  );
}
