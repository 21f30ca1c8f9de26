import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { motion, radius, space, type, weight } from '../theme/tokens';
import { useFieldWiring } from './fieldContext';
import { NativeInput } from './nativeControls';

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: ${space(2)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Card = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space(2.5)};
  padding: ${space(3)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  cursor: pointer;
  transition: border-color ${motion.fast}, background ${motion.fast};
  &:hover {
    border-color: ${color('lineControl')};
  }
  &:has(:checked) {
    border-color: ${color('accent')};
    background: ${color('accentSurface')};
    box-shadow: inset 0 0 0 1px ${color('accent')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: ${color('surfaceSunken')};
    color: ${color('textFaint')};
    cursor: not-allowed;
  }
`;

const Dot = styled(NativeInput)`
  appearance: none;
  flex-shrink: 0;
  width: 18px;
  height: 18px;
  margin: 1px 0;
  border: 1px solid ${color('lineControl')};
  border-radius: ${radius.round};
  background: ${color('surface')};
  &:checked {
    border: 5px solid ${color('accent')};
  }
  &:focus-visible {
    outline: none;
  }
`;

const Title = styled.span`
  display: block;
  ${type(14)}
  font-weight: ${weight.medium};
`;

const Note = styled.span`
  display: block;
  margin-top: 2px;
  color: ${color('textMuted')};
  ${type(12)}
`;

export type RadioCard<Value extends string> = { value: Value; label: ReactNode; note?: ReactNode; disabled?: boolean };

export type RadioCardsProps<Value extends string> = {
  options: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Names the group when it does not stand in a Field. */
  'aria-label'?: string;
  name?: string;
  /** Cards side by side from 768 px up (default: all in one line). */
  columns?: number;
  invalid?: boolean;
};

/** One of a few, each explained on its own card. */
export function RadioCards<Value extends string>({
  options,
  value,
  onChange,
  name,
  columns = options.length,
  invalid,
  'aria-label': label,
}: RadioCardsProps<Value>) {
  const ownName = useId();
  const { $invalid: _, ...wiring } = useFieldWiring({ invalid });
  return (
    <Group {...wiring} role="radiogroup" aria-label={label} style={{ '--columns': columns }}>
      {options.map((option) => (
        <Card key={option.value}>
          <Dot
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            <Title>{option.label}</Title>
            {option.note && <Note>{option.note}</Note>}
          </span>
        </Card>
      ))}
    </Group>
  );
}
