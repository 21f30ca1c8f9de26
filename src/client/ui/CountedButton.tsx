import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { type } from '../theme/tokens';
import { Button, type ButtonProps } from './Button';

const Why = styled.span`
  color: ${color('textMuted')};
  ${type(13)}
  /* In a dialog's foot: at the left of its buttons, on a phone above them. */
  [data-dialog-foot] > && {
    flex: 1;
    order: -1;
    align-self: center;
    ${media.phone} {
      flex: 1 0 100%;
    }
  }
`;

export type CountedButtonProps = ButtonProps & {
  /** To how many the action would be done; `children` says them. Absent: nothing is counted. */
  count?: number | undefined;
  /** The action's name where there is nothing to count. */
  none?: ReactNode;
  /** Why it cannot be done now, unless that stands elsewhere in sight. */
  why?: ReactNode;
};

/** A action upon so many things: with none it is off, counts nothing and says what is missing. */
export function CountedButton({ count, none, why, disabled, children, ...rest }: CountedButtonProps) {
  const id = useId();
  const off = count === 0 || disabled === true;
  const explained = off && Boolean(why);
  return (
    <>
      {explained && <Why id={id}>{why}</Why>}
      <Button {...rest} disabled={off} aria-describedby={explained ? id : undefined}>
        {count === 0 ? none : children}
      </Button>
    </>
  );
}
