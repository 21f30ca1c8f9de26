/** Names every subset of the type with its characters; neither it nor a subset ever changes under its name. */
export const FONT_SHEET = '/fonts/pretendard/subsets.css';

/** Set in local storage once the subsets of a page lie in the browser's cache. */
export const FONTS_KEPT = 'stlbs.fonts';

/**
 * Runs in the head, before anything is drawn. A wide window takes the type along; a phone, which may be on a slow
 * network, draws with its own until the type lies in its cache. The type is `font-display: optional`, so nothing jumps.
 */
export const FONT_SCRIPT = `(function(){try{if(!matchMedia('(min-width:768px)').matches&&!localStorage.getItem('${FONTS_KEPT}'))return}catch(e){return}var l=document.createElement('link');l.rel='stylesheet';l.href='${FONT_SHEET}';l.setAttribute('blocking','render');document.head.appendChild(l)})()`;
