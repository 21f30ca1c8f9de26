// The floor of the benches of pages: a bare app of the same Next, with getInitialProps in _app. Prints its port.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import next from 'next';

const app = next({ dev: false, dir: fileURLToPath(new URL('./barePages', import.meta.url)) });
await app.prepare();
const answer = app.getRequestHandler();
const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
