import { createGlobalStyle } from 'styled-components';
import { layers } from './layers';
import { media } from './media';
import { color } from './roles';
import { fontFamily, frame, palette, radius, type } from './tokens';
import { themeCss } from './themeCss';

/** Resets, the page's own type, and the one focus ring of the product. */
export const GlobalStyle = createGlobalStyle`
  ${themeCss}
  :root {
    --header-height: ${frame.header};
    /* What stands fixed at the lower edge; overlays stay above it. */
    --bottom-bar-height: 0px;
    --foot-bar-height: 0px;
  }
  /* Above and below the page, a list that people work through has the room (PageHeader). */
  ${media.screenWide} {
    :root:has([data-dense]) {
      --page-start: 12px;
      --offline-height: auto;
      --page-end: 0px;
    }
  }
  /* Overlays stay above a bar at the window's foot, so that its buttons can be pressed. */
  :root:has([data-foot-bar]) {
    --foot-bar-height: 64px;
  }
  /* On a phone its figures and buttons stand in rows. */
  ${media.phone} {
    :root:has([data-foot-bar='rows']) {
      --foot-bar-height: 128px;
    }
  }
  /* The end of the page and what floats above it stay clear of a list's primary action, which lies across a phone's foot. */
  ${media.phone} {
    :root:has([data-dense] [data-variant='primary']) {
      --act-height: ${frame.act};
      --foot-bar-height: ${frame.act};
    }
  }
  /* How far the ends of a line fade that goes on beyond them (fadingEnds). */
  @property --more-before {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }
  @property --more-after {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }
  *, *::before, *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    /* What comes into sight stays clear of the bars. */
    scroll-padding: calc(var(--header-height) + 16px) 0 calc(var(--bottom-bar-height) + var(--foot-bar-height) + 16px);
  }
  /* A press was heard that the page's scripts will answer once they have come (shell/earlyInput). */
  @keyframes early-waits {
    from {
      transform: scaleX(0);
    }
  }
  :root[data-early-waits]::before {
    content: '';
    position: fixed;
    top: 0;
    left: 0;
    z-index: ${layers.toast};
    width: 100%;
    height: 3px;
    background: ${color('accent')};
    transform: scaleX(0.9);
    transform-origin: left;
    animation: early-waits 12s cubic-bezier(0.1, 0.6, 0.2, 1);
  }
  [data-missing-script] {
    position: fixed;
    bottom: 0;
    left: 0;
    z-index: ${layers.toast};
    width: 100%;
    padding: 12px 16px;
    background: ${color('warningSurface')};
    color: ${color('warningText')};
    ${type(14)}
    text-align: center;
    & > a {
      margin-left: 8px;
      text-decoration: underline;
    }
  }
  body {
    margin: 0;
    background: ${color('page')};
    color: ${color('text')};
    font-family: ${fontFamily};
    ${type(16)}
    word-break: keep-all;
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-rendering: optimizeLegibility;
    /*
     * An open window sets both on the page, which inherits them: the style of every element would be calculated again as it opens and
     * as it closes. What a window lays over the page keeps presses from it already.
     */
    pointer-events: auto !important;
    --removed-body-scroll-bar-size: 0px !important;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset {
    margin: 0;
    padding: 0;
  }
  ul, ol {
    list-style: none;
  }
  fieldset {
    min-width: 0;
    border: 0;
  }
  table {
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  img, svg, video {
    display: block;
    max-width: 100%;
  }
  button, input, select, textarea {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  input, select, textarea, code, kbd, samp {
    /* Pretendard would turn the x of "M8x10" into a multiplication sign. */
    font-feature-settings: 'calt' 0;
  }
  code, kbd, samp {
    font-family: inherit;
  }
  :focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
    border-radius: ${radius[4]};
  }
  ::selection {
    background: ${color('accentSurfaceStrong')};
  }
  [hidden] {
    display: none !important;
  }
  ${media.forcedColors} {
    /* Shades are gone then: what is chosen or pressed gets a line instead. */
    :focus-visible {
      outline-color: Highlight;
    }
    /* An icon keeps a colour of its own otherwise, which may be that of the ground. */
    svg {
      color: inherit !important;
    }
    [aria-current]:not([aria-current='false']), [aria-pressed='true'], [aria-selected='true'], [data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  /* Variables do not reach the margin of a sheet. */
  @page {
    margin: 12mm 10mm 14mm;
    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      color: ${palette.gray[600]};
      font: 8pt ${fontFamily};
    }
  }
  ${media.print} {
    html {
      font-size: 90%;
    }
    search, [data-paper='none'] {
      display: none !important;
    }
    tr, li, dl, figure, [data-paper='whole'] {
      break-inside: avoid;
    }
    h1, h2, h3, h4 {
      break-after: avoid;
    }
  }
  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
