import { Link, type LinkProps } from './Link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';

const Root = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

export type ButtonLinkProps = LinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
  wide?: boolean;
};

/** A link that looks like a button, for actions that go to another page. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  icon,
  trailingIcon,
  wide,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Root {...rest} data-variant={variant} $variant={variant} $size={size} $wide={wide}>
      {icon}
      {children}
      {trailingIcon}
    </Root>
  );
}
