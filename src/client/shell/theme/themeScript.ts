import { COOKIES } from '../../../contract/constants';

/**
 * Runs in the page's head before anything is painted: the kept look, if any, goes on the root element. The script is the
 * same for everybody, so that a page kept for all visitors stays one page.
 */
export const themeScript = `(function(){var kept=/(?:^|; )${COOKIES.theme.name}=(light|dark)(?:;|$)/.exec(document.cookie);if(kept)document.documentElement.dataset.theme=kept[1]})()`;
