// The floor of the benches of pages: a bare app of the same Next, with getInitialProps in _app. Prints its port.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import next from 'next';

// What Next says of itself is not the port.
const say = console.log;
console.log = () => undefined;

const app = next({ dev: false, dir: fileURLToPath(new URL('./barePages', import.meta.url)) });
await app.prepare();
const answer = app.getRequestHandler();
const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => say(server.address().port));
