import { type ComponentPropsWithRef, createElement, type ReactNode } from 'react';

type Props = ComponentPropsWithRef<'svg'> & { size?: number | string };

/**
 * What the build puts in the place of an icon of lucide-react (`scripts/styles/icons.mjs`): the same `svg`, whose drawing is a
 * text of the build instead of elements, without the class and the namespace that nothing in a page of HTML needs. It takes
 * size, colour, stroke and what an `svg` takes; children, such as a `title`, stand before the drawing.
 */
export function drawnIcon(drawing: string): (props: Props) => ReactNode {
  const inner = { __html: drawing };
  return ({ size = 24, color = 'currentColor', strokeWidth = 2, width, height, children, ...rest }) => {
    const given = {
      width: width ?? size,
      height: height ?? size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color,
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...(children != null || isNamed(rest) ? undefined : HIDDEN),
      ...rest,
    };
    if (children == null) return createElement('svg', { ...given, dangerouslySetInnerHTML: inner });
    return createElement('svg', given, children, createElement('g', { dangerouslySetInnerHTML: inner }));
  };
}

const HIDDEN = { 'aria-hidden': 'true' } as const;

/** Whether it says itself what it is to those who do not see it. */
function isNamed(props: object): boolean {
  for (const name in props) {
    const names = name === 'role' || name === 'title' || name.startsWith('aria-');
    if (names && (props as Record<string, unknown>)[name] != null) return true;
  }
  return false;
}
