import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { motion, radius, space, type, weight } from '../../theme/tokens';
import { NativeButton } from '../../ui/nativeControls';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

const Choice = styled(NativeButton)`
  min-height: 32px;
  padding: 0 ${space(3)};
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius.round};
  background: ${color('surface')};
  ${type(13)}
  transition: background ${motion.fast}, border-color ${motion.fast};
  &:hover {
    border-color: ${color('lineControl')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('accent')};
    background: ${color('accentSurface')};
    color: ${color('accentText')};
    font-weight: ${weight.semibold};
  }
  ${media.phone} {
    min-height: 40px;
  }
`;

interface Props<Value extends string> {
  options: readonly { value: Value; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  'aria-label': string;
}

/** Several of a few words, each switched on or off by itself. */
export function ChoiceChips<Value extends string>({ options, chosen, onChange, 'aria-label': label }: Props<Value>) {
  return (
    <Group aria-label={label}>
      {options.map(({ value, label: word }) => {
        const on = chosen.includes(value);
        return (
          <Choice
            key={value}
            type="button"
            aria-pressed={on}
            onClick={() => onChange(on ? chosen.filter((other) => other !== value) : [...chosen, value])}
          >
            {word}
          </Choice>
        );
      })}
    </Group>
  );
}
