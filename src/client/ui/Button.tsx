import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';
import { Spinner } from './Spinner';
import { NativeButton } from './nativeControls';

const Root = styled(NativeButton)<ButtonLook>`
  ${buttonStyles}
`;

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: the button shows a ring over its icon, or over its text if it has none, and takes no further click. */
  loading?: boolean;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
  /** Fills the width of its container. */
  wide?: boolean;
};

/** A push button; `type` is "button" unless said otherwise. */
export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  icon,
  trailingIcon,
  wide,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={loading ? 'button' : type}
      data-variant={variant}
      $variant={variant}
      $size={size}
      $wide={wide}
      data-covered={(loading && !icon) || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <Spinner /> : icon}
      {children}
      {trailingIcon}
    </Root>
  );
}
