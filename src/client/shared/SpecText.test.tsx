// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { describeSpec } from '../../domain/material/describe';
import { parseLine } from '../../domain/material/parseLine';
import { specOfLine } from '../../domain/material/spec';
import { SpecText } from './SpecText';

const WORDS = '스텐 파이프 50A SCH10S STS304TP 약 36 EA';
const spec = specOfLine(parseLine(WORDS));

test('the words of the list stand below the name, marked as the original', async () => {
  const { say } = await renderPart(<SpecText spec={spec} raw={WORDS} withRaw />);
  screen.getByText(describeSpec(spec, 'ko'));
  screen.getByText(say('trade:line.original', { text: WORDS }));
});

test('a line without words of its own shows its name once, in the language of its reader', async () => {
  const named = describeSpec(spec, 'en');
  const { container } = await renderPart(<SpecText spec={spec} raw={named} withRaw />);
  expect(container.textContent).toBe(describeSpec(spec, 'ko'));
  expect(container.textContent).not.toContain(named);
});

test('words that name another quantity or material than the line has now are marked', async () => {
  const raw = 'PIPE SMLS 4" SCH40 A106-B 24본';
  const spec = specOfLine(parseLine(raw));
  const { say, container } = await renderPart(
    <SpecText spec={spec} raw={raw} withRaw line={{ qty: '48', uom: 'EA' }} />,
  );
  await waitFor(() => expect(container.textContent).toContain(`${say('trade:line.requantified')} 48`));
  expect(container.textContent).not.toContain(say('trade:line.edited'));
});
