// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { GridCards } from './GridCards';
import type { CardLayout, GridColumn, GridJump } from './gridTypes';

type Line = { item: string; price: string; answer: string; note: string };

const COLUMNS: GridColumn<Line>[] = [
  { key: 'item', title: 'Item', width: 80, kind: 'readonly' },
  { key: 'price', title: 'Price', width: 80, kind: 'number' },
  { key: 'note', title: 'Note', width: 80, kind: 'text', error: ({ note }) => (note === 'bad' ? 'Wrong note' : null) },
];

const CARDS: CardLayout<Line> = {
  title: 'item',
  fields: ['price'],
  swipe: {
    label: 'No quote',
    applies: ({ answer }) => answer !== 'none',
    change: (row) => ({ ...row, answer: 'none', price: '' }),
  },
};

const lineOf = (item: string, note = ''): Line => ({ item, price: '10', answer: 'quote', note });

async function cardsOf(first: Line[], jump: GridJump | null = null) {
  let rows = first;
  function Lines({ to }: { to: GridJump | null }) {
    const [lines, setLines] = useState(first);
    rows = lines;
    return (
      <GridCards
        aria-label="Lines"
        columns={COLUMNS}
        value={lines}
        onChange={setLines}
        newRow={() => lineOf('new')}
        cards={CARDS}
        jump={to}
      />
    );
  }
  const part = await renderPart(<Lines to={jump} />);
  return {
    ...part,
    rows: () => rows,
    jumpTo: (to: GridJump) => part.change(<Lines to={to} />),
    undoButton: () => screen.queryByRole('button', { name: part.say('ui:undo') }),
    price: () => screen.getByLabelText<HTMLInputElement>('Price'),
    card: () => document.querySelector<HTMLElement>('[data-card]') as HTMLElement,
  };
}

/** A finger that draws from the right to the left. */
function swipe(from: Element): void {
  const finger = (clientX: number) => [{ clientX, clientY: 100 }];
  fireEvent.touchStart(from, { touches: finger(300) });
  fireEvent.touchMove(from, { touches: finger(120) });
  fireEvent.touchEnd(from, { touches: [], changedTouches: finger(120) });
}

test('the bar undoes the step that it names', async () => {
  const { user, rows, undoButton, card } = await cardsOf([lineOf('Pipe'), lineOf('Elbow')]);
  swipe(card());
  expect(rows()[0]?.answer).toBe('none');
  await user.click(undoButton() as HTMLElement);
  expect(rows().map(({ answer }) => answer)).toEqual(['quote', 'quote']);
  expect(undoButton()).toBeNull();
});

test('the bar goes with the next step, which it would otherwise undo in its place', async () => {
  const { user, say, rows, undoButton, price, card } = await cardsOf([lineOf('Pipe'), lineOf('Elbow')]);
  swipe(card());
  await user.clear(price());
  await user.type(price(), '250');
  const bar = undoButton() as HTMLElement;
  // Pressing it leaves the field, which is the step after its own.
  await user.click(bar);
  expect(rows().map(({ answer, price: of }) => [answer, of])).toEqual([
    ['none', ''],
    ['quote', '250'],
  ]);
  expect(undoButton()).toBeNull();
  // The way back of the grid goes on step by step, and the bar does not return with its step.
  await user.click(screen.getByRole('button', { name: new RegExp(`^${say('ui:grid.undo')}: `, 'u') }));
  expect(rows()[1]?.price).toBe('10');
  expect(undoButton()).toBeNull();
});

test('a finger that starts in a field draws nothing', async () => {
  const { rows, price, card } = await cardsOf([lineOf('Pipe'), lineOf('Elbow')]);
  swipe(price());
  expect(rows()[0]?.answer).toBe('quote');
  swipe(card());
  expect(rows()[0]?.answer).toBe('none');
});

test('a wrong field among the folded ones opens, with the focus in it', async () => {
  const { user, say } = await cardsOf([lineOf('Pipe'), lineOf('Elbow', 'bad')]);
  expect(screen.queryByLabelText('Note')).toBeNull();
  await user.click(screen.getByRole('button', { name: say('ui:grid.errors', { count: 1 }) }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Note')));
  expect(screen.getByText('Wrong note')).toBeTruthy();
});

test('a jump opens the folded field it goes to, and the card where there is no field', async () => {
  const { jumpTo, card } = await cardsOf([lineOf('Pipe'), lineOf('Elbow')]);
  jumpTo({ row: 1, key: 'note', at: 1 });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Note')));
  jumpTo({ row: 0, key: 'item', at: 2 });
  await waitFor(() => expect(document.activeElement).toBe(card()));
});
