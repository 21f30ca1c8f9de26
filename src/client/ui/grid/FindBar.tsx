import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { TextInput } from '../TextInput';
import type { GridColumn, GridPlace } from './gridTypes';
import { foundIn, replacedIn } from './gridFind';

const Bar = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color('line')};
  background: ${color('surface')};
  ${type(13)}
  & > input {
    width: 160px;
    min-height: 32px;
    height: 32px;
  }
  & > output {
    min-width: 72px;
    color: ${color('textMuted')};
    font-variant-numeric: tabular-nums;
  }
`;

type Props<Row extends object> = {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  from: GridPlace;
  canReplace: boolean;
  onGo: (place: GridPlace) => void;
  onReplace: (found: readonly GridPlace[], textAt: (text: string) => string) => void;
  onClose: () => void;
};

/** Finds a text in the rows that are shown, and replaces it where cells may be changed. */
export function FindBar<Row extends object>(props: Props<Row>) {
  const { columns, rows, from, onGo, onReplace, onClose } = props;
  const { t } = useTranslation('ui');
  const [text, setText] = useState('');
  const [other, setOther] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  const found = useMemo(() => foundIn(rows, columns, text), [rows, columns, text]);
  const editable = useMemo(() => found.filter((place) => place.editable), [found]);
  const at = found.findIndex((place) => place.row === from.row && place.col === from.col);
  const go = (back: boolean) => {
    const later = (one: GridPlace) => one.row > from.row || (one.row === from.row && one.col > from.col);
    const earlier = (one: GridPlace) => one.row < from.row || (one.row === from.row && one.col < from.col);
    const next = back ? (found.findLast(earlier) ?? found.at(-1)) : (found.find(later) ?? found[0]);
    if (next) onGo(next);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') go(event.shiftKey);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const replace = (places: readonly GridPlace[]) => onReplace(places, (before) => replacedIn(before, text, other));
  const here = editable.find((place) => place.row === from.row && place.col === from.col);
  return (
    <Bar data-paper="none">
      <TextInput
        ref={input}
        aria-label={t('grid.find.text')}
        placeholder={t('grid.find.text')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keys}
      />
      <output>{text === '' ? '' : t('grid.find.count', { at: at + 1, count: found.length })}</output>
      <IconButton size="sm" label={t('grid.find.before')} icon={<ArrowUp />} onClick={() => go(true)} />
      <IconButton size="sm" label={t('grid.find.next')} icon={<ArrowDown />} onClick={() => go(false)} />
      {props.canReplace && (
        <>
          <TextInput
            aria-label={t('grid.find.other')}
            placeholder={t('grid.find.other')}
            value={other}
            onChange={(event) => setOther(event.target.value)}
            onKeyDown={keys}
          />
          <Button
            size="sm"
            disabled={!here}
            onClick={() => {
              if (here) replace([here]);
              go(false);
            }}
          >
            {t('grid.find.replace')}
          </Button>
          <Button size="sm" disabled={editable.length === 0} onClick={() => replace(editable)}>
            {t('grid.find.replaceAll', { count: editable.length })}
          </Button>
        </>
      )}
      <IconButton size="sm" label={t('close')} icon={<X />} onClick={onClose} />
    </Bar>
  );
}
