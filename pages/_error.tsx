import { Crash } from '../src/client/shell/errors/Crash';
import { definePage } from '../src/ssr/definePage';

export default definePage({ screen: Crash, texts: [], access: 'public', title: 'shell:crash.title' });
