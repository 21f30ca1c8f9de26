// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { Checkbox } from './Checkbox';
import { DateInput } from './DateInput';
import { Field } from './Field';
import { FileDrop } from './FileDrop';
import { NumberInput } from './NumberInput';
import { RadioCards } from './RadioCards';
import { Select } from './Select';
import { Switch } from './Switch';
import { Textarea } from './Textarea';
import { TextInput } from './TextInput';

const OPTIONS = [
  { value: 'EA', label: 'Piece' },
  { value: 'M', label: 'Metre' },
  { value: 'TON', label: 'Ton', disabled: true },
];

const CONTROLS = {
  TextInput: <TextInput />,
  Textarea: <Textarea />,
  DateInput: <DateInput />,
  Select: <Select options={OPTIONS} />,
  NumberInput: <NumberInput value="" onChange={() => undefined} />,
};

for (const [name, control] of Object.entries(CONTROLS)) {
  test(`${name} in a field has the field's label, help and obligation, then its error in place of the help`, async () => {
    const { change } = await renderPart(
      <Field label="Quantity" help="Pieces" required>
        {control}
      </Field>,
    );
    const input = screen.getByLabelText('Quantity');
    const described = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBe('Pieces');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    change(
      <Field label="Quantity" help="Pieces" error="Enter a quantity">
        {control}
      </Field>,
    );
    expect(described()).toBe('Enter a quantity');
    expect(screen.getByRole('alert').textContent).toBe('Enter a quantity');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Pieces')).toBeNull();
  });
}

for (const [language, word] of [
  ['ko', '(선택)'],
  ['en', 'Optional'],
] as const) {
  test(`a field that may stay empty says so (${language})`, async () => {
    await renderPart(
      <Field label="Memo" optional>
        <TextInput />
      </Field>,
      language,
    );
    expect(screen.getByText(word, { exact: false, selector: 'label > span' })).toBeTruthy();
  });
}

/** A number that its form keeps. */
function KeptNumber({ kept, decimals }: { kept: (value: string) => void; decimals?: number }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    kept(next);
  };
  return (
    <Field label="Price">
      <NumberInput value={value} onChange={change} decimals={decimals} unit="KRW" />
    </Field>
  );
}

test('a number shows its thousands while it is typed, keeps a plain decimal and the place of the caret', async () => {
  const kept = vi.fn();
  const { user } = await renderPart(<KeptNumber kept={kept} />);
  const input = screen.getByLabelText<HTMLInputElement>('Price');
  await user.type(input, '1234567.5');
  expect(input.value).toBe('1,234,567.5');
  expect(kept).toHaveBeenLastCalledWith('1234567.5');
  input.setSelectionRange(2, 2);
  await user.keyboard('{Backspace}');
  expect(input.value).toBe('234,567.5');
  expect(kept).toHaveBeenLastCalledWith('234567.5');
  expect(input.selectionStart).toBe(0);
});

test('a number takes no letter and no more decimals than it has room for', async () => {
  const kept = vi.fn();
  const { user } = await renderPart(<KeptNumber kept={kept} decimals={2} />);
  await user.type(screen.getByLabelText('Price'), '12a.345');
  expect(kept).toHaveBeenLastCalledWith('12.34');
});

test('a pasted number that can be read in two ways stays in sight with the reason, and no schema takes it', async () => {
  const kept = vi.fn();
  const { user, say } = await renderPart(<KeptNumber kept={kept} />);
  const input = screen.getByLabelText<HTMLInputElement>('Price');
  await user.click(input);
  await user.paste('1.234.567,5');
  expect(input.value).toBe('1.234.567,5');
  expect(kept).toHaveBeenLastCalledWith('1.234.567,5');
  expect(screen.getByRole('alert').textContent).toBe(say('ui:unclearNumber'));
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a day is bounded, and is kept as it is written in the trade', async () => {
  const kept = vi.fn();
  await renderPart(
    <Field label="Needed by">
      <DateInput min="2026-01-02" max="2026-12-30" onChange={(event) => kept(event.target.value)} />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Needed by');
  expect([input.type, input.min, input.max]).toEqual(['date', '2026-01-02', '2026-12-30']);
  fireEvent.change(input, { target: { value: '2026-03-04' } });
  expect(kept).toHaveBeenCalledWith('2026-03-04');
});

test('a choice begins with nothing chosen, and does not take what is off', async () => {
  const chosen = vi.fn();
  const { user } = await renderPart(
    <Select
      aria-label="Unit"
      placeholder="Choose"
      options={OPTIONS}
      defaultValue=""
      onChange={(event) => chosen(event.target.value)}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' });
  expect(select.value).toBe('');
  await user.selectOptions(select, 'TON');
  expect(chosen).not.toHaveBeenCalledWith('TON');
  await user.selectOptions(select, 'M');
  expect(chosen).toHaveBeenLastCalledWith('M');
});

/** A choice of few, kept by its form. */
function KeptCard() {
  const [value, setValue] = useState('EA');
  return (
    <Field label="Unit" error="Choose one">
      <RadioCards aria-label="Unit" value={value} onChange={setValue} options={OPTIONS} />
    </Field>
  );
}

test('cards are one group of radios: arrows choose, a card that is off is left out, an error belongs to the group', async () => {
  const { user } = await renderPart(<KeptCard />);
  const group = screen.getByRole('radiogroup', { name: 'Unit' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('radio', { name: 'Metre' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Metre' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Piece' }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ton' }).disabled).toBe(true);
});

test('a box is ticked by its words, and shows that some are chosen', async () => {
  const change = vi.fn();
  const { user } = await renderPart(
    <Checkbox label="All lines" indeterminate onChange={(event) => change(event.target.checked)} />,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All lines' });
  expect(box.indeterminate).toBe(true);
  await user.click(screen.getByText('All lines'));
  expect(change).toHaveBeenCalledWith(true);
});

test('a switch is turned by mouse, Space and its words, and not while it is off', async () => {
  const change = vi.fn();
  const { user, change: redraw } = await renderPart(<Switch checked={false} onChange={change} label="Mail" />);
  const track = screen.getByRole('switch', { name: 'Mail' });
  await user.click(screen.getByText('Mail'));
  await user.click(track);
  await user.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [true], [true]]);
  redraw(<Switch checked={false} onChange={change} label="Mail" disabled />);
  await user.click(track);
  expect(change).toHaveBeenCalledTimes(3);
});

test('a file of the wrong kind is refused with its name and the reason, a right one is handed on', async () => {
  const taken = vi.fn();
  const { say } = await renderPart(<FileDrop onFiles={taken} accept=".xlsx" maxSize={1024} />);
  const input = screen.getByLabelText<HTMLInputElement>(say('ui:fileDrop.choose'), { selector: 'input' });
  const pick = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  // What it takes is named before anything is chosen.
  expect(screen.getByText(say('ui:fileDrop.takes', { kinds: 'XLSX', size: '0' }))).toBeDefined();
  pick(new File(['x'], 'list.exe'));
  expect(screen.getByRole('alert').textContent).toBe(say('ui:fileDrop.wrongType', { name: 'list.exe' }));
  pick(new File(['x'.repeat(2000)], 'list.xlsx'));
  expect(screen.getByRole('alert').textContent).toContain('list.xlsx');
  expect(taken).not.toHaveBeenCalled();
  const good = new File(['x'], 'list.xlsx');
  pick(good);
  expect(taken).toHaveBeenCalledWith([good]);
  expect(screen.queryByRole('alert')).toBeNull();
});
