import { cloneElement, useState } from 'react';
import { lateScript } from './lateWindows';
import type { MenuProps } from './menuProps';

const { useScript, Awaited, fetchAhead } = lateScript(() => import('./OpenMenu'));

/** Fetches what draws menus, before one is opened. */
export const fetchMenus = fetchAhead;

/**
 * A list of actions that opens from a button. What draws it is fetched by `fetchMenus`, or when somebody comes to the button; a press
 * before it is there opens the menu once it is, unless it is called off meanwhile.
 */
export function Menu(props: MenuProps) {
  const { trigger, onOpenChange } = props;
  const [pressed, setPressed] = useState<{ byKey: boolean }>();
  const script = useScript();
  if (pressed && script) return <script.OpenMenu {...props} byKey={pressed.byKey} />;
  const change = (by: { byKey: boolean } | undefined) => {
    onOpenChange?.(by !== undefined);
    setPressed(by);
  };
  const given = trigger.props;
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'data-state': 'closed',
    onPointerEnter: (event) => {
      given.onPointerEnter?.(event);
      void fetchAhead();
    },
    onFocus: (event) => {
      given.onFocus?.(event);
      void fetchAhead();
    },
    onClick: (event) => {
      given.onClick?.(event);
      // A key presses a button without a place.
      change({ byKey: event.detail === 0 });
    },
    onKeyDown: (event) => {
      given.onKeyDown?.(event);
      if (event.key !== 'ArrowDown' || given.disabled) return;
      event.preventDefault();
      change({ byKey: true });
    },
  });
  return (
    <>
      {button}
      {pressed && <Awaited onLeave={() => change(undefined)} />}
    </>
  );
}
