import { type ComponentType, createElement, type ReactNode } from 'react';

type Props = Record<string, unknown> & { as?: string | ComponentType; className?: string };
interface PlainPart {
  (props: Props): ReactNode;
  /** What it draws, and the classes it draws it with. */
  plain: { element: string | ComponentType; className: string; attrs: object | undefined };
}

/**
 * What the build puts in the place of a styled component whose styles no property changes (`scripts/styles`): an element with
 * a class of the style sheet. It takes the same properties: `as` for another element, and those that begin with `$` stay here.
 */
export function plainPart(target: string | ComponentType | PlainPart, className: string, attrs?: object): PlainPart {
  const base = typeof target === 'function' && 'plain' in target ? target.plain : undefined;
  const element = base ? base.element : (target as string | ComponentType);
  const classes = base ? `${base.className} ${className}` : className;
  const allAttrs = base?.attrs ? { ...base.attrs, ...attrs } : attrs;
  const Part = (props: Props) => {
    const given: Props = {};
    for (const name in props) if (name !== 'as' && !name.startsWith('$')) given[name] = props[name];
    if (allAttrs) Object.assign(given, allAttrs);
    given.className = props.className ? `${classes} ${props.className}` : classes;
    return createElement(props.as ?? element, given);
  };
  Part.toString = () => `.${className}`;
  Part.plain = { element, className: classes, attrs: allAttrs };
  return Part;
}
