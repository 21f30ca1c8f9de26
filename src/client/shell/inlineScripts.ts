import { EARLY_INPUT } from './earlyInput';
import { FONT_SCRIPT } from './fonts/fontSheet';
import { themeScript } from './theme/themeScript';

/**
 * Every script that the document writes into a page, in their order. The build keeps this list beside the server too:
 * browsers are told to run these in a kept page, and nothing else.
 */
export const INLINE_SCRIPTS: readonly string[] = [themeScript, EARLY_INPUT, FONT_SCRIPT];
