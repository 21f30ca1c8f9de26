/** Signs that somebody is there and at work. */
export const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Signs of a reader who goes on from the first view; a press of a tool for accessibility may be a click alone. */
export const USES = [...TOUCHES, 'click', 'input', 'wheel', 'scroll', 'dragenter'] as const;
