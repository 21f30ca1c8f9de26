import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/roles';
import { radius, space } from '../../theme/tokens';
import { gridRoles } from './gridRoles';
import type { GridOption } from './gridTypes';

const List = styled.div`
  max-height: 280px;
  overflow-y: auto;
  [role='option'] {
    display: block;
    width: 100%;
    text-align: left;
    padding: ${space(2)} ${space(2.5)};
    border-radius: ${radius[4]};
    cursor: pointer;
    white-space: nowrap;
    &[aria-selected='true'] {
      background: ${color('accentSurface')};
      color: ${color('accentText')};
    }
    &:hover {
      background: ${color('surfaceSunken')};
    }
  }
`;

type Props = {
  id: string;
  label: string;
  options: readonly GridOption[];
  /** Place of the option that Enter takes; -1 for none. */
  active: number;
  onChoose: (option: GridOption) => void;
};

/** The choices of an open cell, narrowed by what is typed into it. */
export function ChoiceList({ id, label, options, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <List ref={list} id={id} {...gridRoles.listbox} aria-label={label}>
      {options.map((option, index) => (
        <button
          type="button"
          key={option.value}
          id={`${id}-${index}`}
          {...gridRoles.option(index === active)}
          tabIndex={-1}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </button>
      ))}
    </List>
  );
}
