import {
  type ComponentPropsWithRef,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';

/** What a person did with a control of the server's page before its component ran in the browser. */
export interface EarlyUse {
  pressed?: boolean;
  /** The text of a field, or the chosen option. Whether a box is checked is read from the box. */
  value?: string;
}

/** Set by the script in the page's head (`shell/earlyInput`). `take` says that a component handles the element from now on. */
export interface EarlyUses {
  take: (element: Element) => EarlyUse | undefined;
  /** Whether anybody used the page in any way: a press, a key, the wheel. */
  used?: boolean;
}

declare global {
  interface Window {
    stlbsEarlyUses?: EarlyUses;
  }
}

/** Marks a button whose early press is repeated once its component runs. */
export const EARLY_PRESS = 'data-early-press';

/** What a handler of a change may rely on. An event of React has it, and so has a change made before hydration. */
export interface FieldChange<Element> {
  target: Element;
  currentTarget: Element;
}

type WithChange<Props, Element> = Omit<Props, 'onChange'> & {
  onChange?: ((change: FieldChange<Element>) => void) | undefined;
};

/** The browser's `button`. It must not be used without this component: a press before hydration would be lost. */
export function NativeButton({ ref, ...rest }: ComponentPropsWithRef<'button'>) {
  const own = useOwnRef(ref);
  useEffect(() => {
    const element = own.current;
    // After the other effects of this commit, which may prepare what the press needs.
    if (!element || !window.stlbsEarlyUses?.take(element)?.pressed) return;
    // A page that is drawn otherwise in this window may put another element in its place by then.
    const unique = onlyButtonNamedAs(element) === element;
    setTimeout(() => (unique && !element.isConnected ? onlyButtonNamedAs(element) : element)?.click());
  }, [own]);
  return <button {...rest} {...{ [EARLY_PRESS]: '' }} ref={own} />;
}

/** The one button of the page that has the same name; undefined where there is none or more than one. */
function onlyButtonNamedAs({ textContent, ariaLabel }: HTMLButtonElement): HTMLButtonElement | undefined {
  const [first, ...others] = [...document.querySelectorAll<HTMLButtonElement>(`button[${EARLY_PRESS}]`)].filter(
    (button) => button.textContent === textContent && button.ariaLabel === ariaLabel,
  );
  return others.length === 0 ? first : undefined;
}

export type NativeInputProps = WithChange<ComponentPropsWithRef<'input'>, HTMLInputElement>;

/** The browser's `input`. What was typed or checked before hydration arrives as a change. */
export function NativeInput({ ref, ...rest }: NativeInputProps) {
  const own = useOwnRef(ref);
  useEarlyChange(
    own,
    (element, { value }) => {
      if (element.type === 'radio') return element.checked && !rest.checked;
      if (element.type === 'checkbox') return element.checked !== rest.checked;
      return putBack(element, value, rest.value);
    },
    rest.onChange,
  );
  return <input {...rest} ref={own} />;
}

export type NativeSelectProps = WithChange<ComponentPropsWithRef<'select'>, HTMLSelectElement>;

/** The browser's `select`. What was chosen before hydration arrives as a change. */
export function NativeSelect({ ref, ...rest }: NativeSelectProps) {
  const own = useOwnRef(ref);
  useEarlyChange(own, (element, { value }) => putBack(element, value, rest.value), rest.onChange);
  return <select {...rest} ref={own} />;
}

export type NativeTextareaProps = WithChange<ComponentPropsWithRef<'textarea'>, HTMLTextAreaElement>;

/** The browser's `textarea`. What was typed before hydration arrives as a change. */
export function NativeTextarea({ ref, ...rest }: NativeTextareaProps) {
  const own = useOwnRef(ref);
  useEarlyChange(own, (element, { value }) => putBack(element, value, rest.value), rest.onChange);
  return <textarea {...rest} ref={own} />;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Hands an early change to the handler, in the commit that hydrates the field: no later rendering can undo it. */
function useEarlyChange<Element extends Field>(
  own: RefObject<Element | null>,
  isChanged: (element: Element, use: EarlyUse) => boolean,
  onChange: ((change: FieldChange<Element>) => void) | undefined,
): void {
  const hydrated = useEffectEvent((element: Element) => {
    const use = window.stlbsEarlyUses?.take(element);
    if (use && isChanged(element, use)) onChange?.({ target: element, currentTarget: element });
  });
  useLayoutEffect(() => {
    if (own.current) hydrated(own.current);
  }, [own]);
}

/** Puts the early text back, where hydration replaced it; whether it differs from what the component holds. */
function putBack(element: Field, early: string | undefined, held: unknown): boolean {
  if (early === undefined) return false;
  if (element.value !== early) element.value = early;
  return held !== early;
}

/** A ref of this component's own, which the caller's ref follows. */
function useOwnRef<Element>(ref: Ref<Element> | undefined): RefObject<Element | null> {
  const own = useRef<Element>(null);
  useImperativeHandle<Element | null, Element | null>(ref, () => own.current, []);
  return own;
}
