import { cloneElement, useState } from 'react';
import type { MenuProps } from './menuTypes';
import { onceReachable } from './onceReachable';
import type { OpenMenu } from './OpenMenu';

export type { MenuItem } from './menuTypes';

let opened: typeof OpenMenu | undefined;

async function load(): Promise<void> {
  const part = await onceReachable(() => import('./OpenMenu'));
  opened = part.OpenMenu;
}

/** The script of menus, ahead of the press. */
const fetchAhead = () => void load().catch(() => undefined);

/**
 * A list of actions that opens from a button. What draws it is fetched when somebody comes to the button; a press before it
 * is there opens the menu once it is.
 */
export function Menu(props: MenuProps) {
  const { trigger, onOpenChange } = props;
  const [pressed, setPressed] = useState<{ byKey: boolean }>();
  const [, setReady] = useState(false);
  if (pressed && opened) {
    const Opened = opened;
    return <Opened {...props} byKey={pressed.byKey} />;
  }
  const open = (byKey: boolean) => {
    onOpenChange?.(true);
    setPressed({ byKey });
    void load().then(() => setReady(true));
  };
  const given = trigger.props;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'data-state': 'closed',
    onPointerEnter: (event) => {
      given.onPointerEnter?.(event);
      fetchAhead();
    },
    onFocus: (event) => {
      given.onFocus?.(event);
      fetchAhead();
    },
    onClick: (event) => {
      given.onClick?.(event);
      // A key presses a button without a place.
      open(event.detail === 0);
    },
    onKeyDown: (event) => {
      given.onKeyDown?.(event);
      if (event.key !== 'ArrowDown' || given.disabled) return;
      event.preventDefault();
      open(true);
    },
  });
}
