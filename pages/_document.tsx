import { ServerStyleSheet } from 'styled-components';
import type { AppProps } from 'next/app';
import Document, { type DocumentContext, type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document';
import { PUBLIC_ENV_ELEMENT, publicEnv } from '../src/client/env';
import { EARLY_INPUT } from '../src/client/shell/earlyInput';
import { FONT_SCRIPT } from '../src/client/shell/fonts/fontSheet';
import { reloadWithoutScript } from '../src/client/shell/reloadWithoutScript';
import { railScript } from '../src/client/shell/layout/rail';
import { themeScript } from '../src/client/shell/theme/themeScript';
import { keptParts } from '../src/client/shell/keptParts/keptParts';
import { keepsRendered } from '../src/ssr/keepsRendered';
import type { ShellProps } from '../src/ssr/shellProps';
import { unloadedWords } from '../src/ssr/unloadedWords';

/** The settings as JSON that no text in them can leave: `<` would begin a tag. */
function settingsText(): string {
  return JSON.stringify(publicEnv()).replace(/</g, '\\u003c');
}

/** Set by the server for every page, beside the policy that allows it. */
const NONCE_HEADER = 'x-stlbs-nonce';

interface Given {
  nonce: string;
  /** Scripts that bring the page's texts. */
  textFiles: readonly string[];
}

export default class AppDocument extends Document<Given> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps & Given> {
    const header = context.req?.headers[NONCE_HEADER];
    const sheet = new ServerStyleSheet();
    let textFiles: readonly string[] = [];
    const renderPage = context.renderPage;
    try {
      const parts = keepsRendered() ? keptParts(context.locale === 'en' ? 'en' : 'ko') : undefined;
      context.renderPage = async () => {
        const page = await renderPage({
          enhanceApp: (App) => (props) => {
            ({ textFiles } = (props as AppProps & { shell: ShellProps }).shell);
            const app = <App {...props} />;
            return sheet.collectStyles(parts ? parts.around(app) : app);
          },
        });
        return parts ? { ...page, html: parts.finish(page.html) } : page;
      };
      const initial = await Document.getInitialProps(context);
      return {
        ...initial,
        styles: [initial.styles, sheet.getStyleElement()],
        nonce: typeof header === 'string' ? header : '',
        textFiles,
      };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    return (
      <Html lang={this.props.locale}>
        <Head nonce={this.props.nonce}>
          {/* Deferred, and before the framework's own: the first rendering in the browser has them. */}
          {this.props.textFiles.map((file) => (
            <script key={file} defer src={file} nonce={this.props.nonce} />
          ))}
          <meta name="color-scheme" content="light dark" />
          <script nonce={this.props.nonce} dangerouslySetInnerHTML={{ __html: themeScript + ';' + railScript }} />
          <script
            nonce={this.props.nonce}
            dangerouslySetInnerHTML={{ __html: reloadWithoutScript(unloadedWords(this.props.locale)) }}
          />
          <script nonce={this.props.nonce} dangerouslySetInnerHTML={{ __html: EARLY_INPUT }} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link
            rel="manifest"
            href={this.props.locale === 'en' ? '/en/manifest.webmanifest' : '/manifest.webmanifest'}
          />
          <link rel="apple-touch-icon" href="/icons/icon-192.png" />
          <script nonce={this.props.nonce} dangerouslySetInnerHTML={{ __html: FONT_SCRIPT }} />
          <script
            id={PUBLIC_ENV_ELEMENT}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: settingsText() }}
          />
        </Head>
        <body>
          <Main />
          <NextScript nonce={this.props.nonce} />
        </body>
      </Html>
    );
  }
}
