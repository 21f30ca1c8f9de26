import { Switch as RadixSwitch } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { edge, solidEdge } from '../theme/edge';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { motion, radius, space, type } from '../theme/tokens';
import { useFieldWiring } from './fieldContext';
import { NativeButton } from './nativeControls';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  ${media.phone} {
    min-height: 44px;
  }
`;

const Track = styled(NativeButton)`
  position: relative;
  flex-shrink: 0;
  width: 36px;
  height: 20px;
  border-radius: ${radius.round};
  background: ${color('lineControl')};
  transition: background ${motion.fast};
  &[data-state='checked'] {
    background: ${color('accent')};
  }
  ${edge}
  &[data-state='checked'] {
    ${solidEdge}
  }
  &:focus-visible {
    border-radius: ${radius.round};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const Knob = styled(RadixSwitch.Thumb)`
  display: block;
  width: 16px;
  height: 16px;
  margin: 2px;
  border-radius: ${radius.round};
  background: ${color('onAccent')};
  transition: transform ${motion.fast};
  ${media.forcedColors} {
    background: ButtonText;
    forced-color-adjust: none;
  }
  &[data-state='checked'] {
    transform: translateX(16px);
    ${media.forcedColors} {
      background: HighlightText;
    }
  }
`;

const Text = styled.label`
  ${type(14)}
  cursor: pointer;
`;

const Note = styled.span`
  display: block;
  color: ${color('textMuted')};
  ${type(12)}
`;

export type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label?: ReactNode;
  note?: ReactNode;
  disabled?: boolean;
  'aria-label'?: string;
};

/** Something that is on or off at once, without saving. */
export function Switch({ checked, onChange, label, note, disabled, 'aria-label': ariaLabel }: SwitchProps) {
  const ownId = useId();
  const { $invalid: _, ...wiring } = useFieldWiring({ id: label === undefined ? undefined : ownId });
  return (
    <Line>
      <RadixSwitch.Root asChild checked={checked} onCheckedChange={onChange} disabled={disabled}>
        <Track {...wiring} aria-label={ariaLabel}>
          <Knob />
        </Track>
      </RadixSwitch.Root>
      {label !== undefined && (
        <Text htmlFor={wiring.id}>
          {label}
          {note && <Note>{note}</Note>}
        </Text>
      )}
    </Line>
  );
}
