import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { PUBLIC_ENV_ELEMENT, publicEnv } from '../src/client/env';

/** The settings as JSON that no text in them can leave: `<` would begin a tag. */
function settingsText(): string {
  return JSON.stringify(publicEnv()).replace(/</g, '\\u003c');
}

export default class AppDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const renderPage = context.renderPage;
    try {
      context.renderPage = () =>
        renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return { ...initial, styles: [initial.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    return (
      <Html lang={this.props.locale}>
        <Head>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="/fonts/pretendard.css" />
          <script
            id={PUBLIC_ENV_ELEMENT}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: settingsText() }}
          />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
