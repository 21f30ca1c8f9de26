import { Crash } from '../src/client/shell/errors/Crash';
import { reportCrash } from '../src/client/shell/errors/report';
import { definePage } from '../src/ssr/definePage';

const CrashPage = definePage({ screen: Crash, texts: [], access: 'public', title: 'shell:crash.title' });

// In the browser the framework hands over what broke; on the server its own hook has reported it already.
CrashPage.getInitialProps = ({ err }) => {
  if (err && typeof window !== 'undefined') reportCrash(err);
  return {};
};

export default CrashPage;
