import { palette } from '../../src/client/theme/tokens';

/** Every colour of the screens, for the looks that cannot import them. */
export const PALETTE_COLOURS: readonly string[] = Object.values(palette).flatMap((shades) =>
  typeof shades === 'string' ? [shades] : Object.values<string>(shades),
);
