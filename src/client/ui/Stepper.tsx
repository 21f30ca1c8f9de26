import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { solidEdge } from '../theme/edge';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { space, type, weight } from '../theme/tokens';
import { NativeButton } from './nativeControls';
import { stepMark } from './stepMark';

const List = styled.ol`
  display: flex;
  gap: ${space(2)};
`;

const Item = styled.li`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  overflow-wrap: break-word;
  ${media.desktop} {
    min-width: min-content;
  }
  padding-top: ${space(3)};
  border-top: 2px solid ${color('line')};
  color: ${color('textMuted')};
  &[data-reached] {
    border-top-color: ${color('accent')};
    color: ${color('text')};
  }
  ${type(13)}
  &[aria-current='step'] {
    font-weight: ${weight.semibold};
  }
  ${media.phone} {
    position: relative;
    &:not([aria-current='step']) > span:last-child {
      display: none;
    }
    /* A passed step is its mark, and all of its place leads back to it; its name is there for those who hear it. */
    & > button {
      position: absolute;
      inset: 0;
      font-size: 0;
    }
    &[aria-current='step'] {
      flex: 1 0 auto;
      white-space: nowrap;
    }
  }
`;

const Mark = styled.span`
  ${stepMark}
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
  [data-reached] > & {
    background: ${color('accent')};
    color: ${color('onAccent')};
    ${solidEdge}
  }
`;

const Button = styled(NativeButton)`
  text-align: left;
  &:hover {
    color: ${color('accentText')};
  }
`;

export type Step = { key: string; label: ReactNode };

export type StepperProps = {
  steps: readonly Step[];
  current: string;
  /** Lets a passed step be reopened. */
  onSelect?: (key: string) => void;
};

/** Where a person is in a form of several pages, or a record in its life. */
export function Stepper({ steps, current, onSelect }: StepperProps) {
  const { t } = useTranslation('ui');
  const at = steps.findIndex(({ key }) => key === current);
  return (
    <List aria-label={t('steps')}>
      {steps.map(({ key, label }, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
        return (
          <Item
            key={key}
            data-reached={index <= at || undefined}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Mark>{state === 'done' ? <Check aria-label={t('done')} /> : index + 1}</Mark>
            {state === 'done' && onSelect ? (
              <Button type="button" onClick={() => onSelect(key)}>
                {label}
              </Button>
            ) : (
              <span>{label}</span>
            )}
          </Item>
        );
      })}
    </List>
  );
}
