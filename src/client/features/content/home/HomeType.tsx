import Head from 'next/head';
import type { Language } from '../../../../contract/constants';
import { useReader } from '../../../shared/useReader';
import { fontFamily } from '../../../theme/tokens';

/** It never changes under its name: what is made again gets another one. */
export const homeTypeFile = (language: Language): string => `/fonts/pretendard/home-2.${language}.woff2`;

/** Where the type is taken along; a phone, which may be on a slow network, draws its first view with its own. */
const WIDE = '(min-width: 768px)';

const rulesOf = (language: Language) => `
  @font-face {
    font-family: 'Steelbase Home';
    font-weight: 400 700;
    font-display: optional;
    src: url(${homeTypeFile(language)}) format('woff2');
  }
  @media ${WIDE} {
    html body {
      font-family: 'Steelbase Home', ${fontFamily};
    }
  }
`;

/**
 * The house type on a stranger's first paint: its characters of this page in one small file, requested before anything
 * else. It is optional, so nothing jumps where it comes too late.
 */
export function HomeType() {
  const language = useReader();
  return (
    <>
      <Head>
        <link
          key="home-type"
          rel="preload"
          as="font"
          type="font/woff2"
          href={homeTypeFile(language)}
          media={WIDE}
          crossOrigin="anonymous"
        />
      </Head>
      <style>{rulesOf(language)}</style>
    </>
  );
}
