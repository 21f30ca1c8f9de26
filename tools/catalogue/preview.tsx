import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { themeCss } from '../../src/client/theme/themeCss';
import { GlobalStyle } from '../../src/client/theme/GlobalStyle';
import { theme } from '../../src/client/theme/theme';
import { LANGUAGES } from '../../src/contract/constants';
import { answeringApi } from '../../tests/support/answeringApi';
import type { Globals } from '../../tests/catalogue/story';
import { PartFrame } from '../../tests/support/PartFrame';
import { textsIn } from '../../tests/support/partTexts';
import { signedIn } from '../../tests/support/signedIn';
import { windows } from '../../src/client/ui/windows';

type Context = { globals: Globals; loaded: { texts: i18n } };

const { api } = answeringApi();

/** The page around each story, in the language and the colour scheme of the tool bar. */
function framed(Story: () => ReactNode, { globals, loaded }: Context) {
  document.documentElement.lang = globals.language;
  document.documentElement.dataset['theme'] = globals.scheme;
  return (
    <PartFrame texts={loaded.texts}>
      <style>{themeCss}</style>
      <GlobalStyle theme={theme} />
      {signedIn(
        api,
        <main key={globals.language} style={{ padding: 24 }}>
          <Story />
        </main>,
      )}
    </PartFrame>
  );
}

const choice = (title: string, items: readonly string[]) => ({
  toolbar: { title, items: [...items], dynamicTitle: true },
});

export default {
  decorators: [framed],
  loaders: [
    async ({ globals }: Context) => {
      // As on a page that rests: a window stands with its story.
      const [texts] = await Promise.all([textsIn(globals.language), windows.fetchAhead()]);
      return { texts };
    },
  ],
  globalTypes: { language: choice('Language', LANGUAGES), scheme: choice('Colour scheme', ['light', 'dark']) },
  initialGlobals: { language: 'ko', scheme: 'light' },
  parameters: { layout: 'fullscreen', options: { storySort: { order: ['Design', 'Basics', 'Trade', 'Features'] } } },
};
