import NextApp from 'next/app';

export default function App({ Component, pageProps }) {
  return <Component {...pageProps} />;
}

App.getInitialProps = (context) => NextApp.getInitialProps(context);
