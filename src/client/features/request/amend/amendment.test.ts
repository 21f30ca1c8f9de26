import { describe, expect, test } from 'vitest';
import { sampleLine } from '../../../../contract/entities/sampleLine';
import type { Rfq, RfqLine } from '../../../../contract/entities/rfq';
import { blankLine, type EditorLine, fromSaved, toInput } from '../editor/editorLine';
import { NEW_TERMS, toForm, toTerms } from '../editor/terms';
import { amendLines, changedTerms, lineChanges } from './amendment';

const saved = (id: string, line_no: number, change: Partial<RfqLine> = {}) =>
  sampleLine({ id, line_no, raw_text: 'PIPE 4"', ...change });
const rfq = {
  ...toTerms({ ...NEW_TERMS, title: '3호기' }),
  lines: [saved('a', 1), saved('b', 2), saved('c', 3, { excluded: true, raw_text: 'TOTAL' })],
} as Rfq;
const lines = rfq.lines.map(fromSaved);
const withFirst = (change: Partial<EditorLine>) => [{ ...lines[0]!, ...change }, ...lines.slice(1)];

describe('what sellers quote again', () => {
  test('nothing, when nothing changed', () => {
    expect(lineChanges(rfq, lines)).toEqual({ requestedAgain: [], added: [], removed: [], silent: 0 });
  });

  test('a line with another quantity, beside how it read', () => {
    const changed = withFirst({ qty: '12' });
    expect(lineChanges(rfq, changed).requestedAgain).toEqual([{ line: changed[0], before: rfq.lines[0] }]);
  });

  test('not a line whose tag or wished price alone changed', () => {
    expect(lineChanges(rfq, withFirst({ tag: 'T-1', target_price: '900' }))).toMatchObject({
      requestedAgain: [],
      silent: 1,
    });
  });

  test('a new line, and no longer one that was set aside or deleted; blank rows count for nothing', () => {
    const added = { ...blankLine(), raw_text: 'ELBOW 90 4"', qty: '4', uom: 'EA' as const };
    const changes = lineChanges(rfq, [{ ...lines[0]!, excluded: true }, lines[2]!, added, blankLine()]);
    expect(changes).toEqual({ requestedAgain: [], added: [added], removed: [rfq.lines[0], rfq.lines[1]], silent: 0 });
  });

  test('a line that had been set aside and is requested now', () => {
    const requested = lines.map((line) => ({ ...line, excluded: false }));
    expect(lineChanges(rfq, requested).requestedAgain.map(({ before }) => before.id)).toEqual(['c']);
  });
});

test('known lines go out by id, new ones without', () => {
  const added = { ...blankLine(), raw_text: 'ELBOW' };
  expect(amendLines(rfq, [lines[0]!, added, blankLine()])).toEqual([
    { ...toInput(lines[0]!), id: 'a' },
    { ...toInput(added), id: null },
  ]);
});

test('only terms that may change while sellers quote are sent, and only those that did', () => {
  const form = toForm(rfq, 'ko');
  expect(changedTerms(rfq, form)).toEqual({});
  const typed = {
    ...form,
    delivery_place: ' 여수 ',
    makers_allowed: '세아제강, 현대제철',
    sealed: true,
    currency: 'USD' as const,
  };
  expect(changedTerms(rfq, typed)).toEqual({ delivery_place: '여수', makers_allowed: ['세아제강', '현대제철'] });
});
