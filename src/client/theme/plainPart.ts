import { type Attributes, type ComponentType, createElement, type ReactNode } from 'react';
import type { Chosen } from './by';

interface Props extends Attributes {
  as?: string | ComponentType;
  className?: string;
  [name: string]: unknown;
}
/** A property, the class of each of its values, and the value that stands in for none. */
type Choice = readonly [prop: string, classes: Readonly<Record<string, string>>, otherwise?: string];

/** What a part draws, and with which classes. */
interface Plain {
  element: string | ComponentType;
  className: string;
  attrs: object | undefined;
  choices: readonly Choice[];
}
interface PlainPart {
  (props: Props): ReactNode;
  plain: Plain;
}

/**
 * What the build puts in the place of a styled component whose styles no property changes, or only one with few values
 * (`scripts/styles`): an element with classes of the style sheet. It takes the same properties: `as` for another element, and
 * those that begin with `$` stay here.
 */
export function plainPart(
  target: string | ComponentType | PlainPart,
  className: string,
  attrs?: object,
  choices: readonly Choice[] = [],
): PlainPart {
  const plain = plainOf(target, { className, attrs, choices });
  const Part = (props: Props) => {
    const given: Props = {};
    for (const name in props) if (name !== 'as' && name[0] !== '$') given[name] = props[name];
    if (plain.attrs) Object.assign(given, plain.attrs);
    let classes = plain.className;
    for (const [prop, byValue, otherwise] of plain.choices) {
      const value = props[prop] as Chosen;
      const chosen = byValue[String(value ?? otherwise)];
      if (chosen) classes += ` ${chosen}`;
    }
    given.className = props.className ? `${classes} ${props.className}` : classes;
    return createElement(props.as ?? plain.element, given);
  };
  Part.plain = plain;
  Part.toString = () => `.${className}`;
  return Part;
}

function plainOf(target: string | ComponentType | PlainPart, own: Omit<Plain, 'element'>): Plain {
  if (typeof target !== 'function' || !('plain' in target)) return { element: target, ...own };
  const { element, className, attrs, choices } = target.plain;
  return {
    element,
    className: `${className} ${own.className}`,
    attrs: attrs && own.attrs ? { ...attrs, ...own.attrs } : (attrs ?? own.attrs),
    choices: [...choices, ...own.choices],
  };
}
