import { NotFound } from '../src/client/shell/errors/NotFound';
import { definePage } from '../src/ssr/definePage';

export default definePage({ screen: NotFound, texts: [], access: 'public', title: 'shell:notFound.title' });
