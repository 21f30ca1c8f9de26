// The floor under live pushes: a websocket server that knows its frame beforehand and writes it to every socket when
// somebody says "go". Says its port on its first line.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const text = JSON.stringify({
  id: '0'.repeat(36),
  kind: 'rfq_matched',
  record_type: 'seller_request',
  record_id: 'Q260101-AAAAA',
  created_at: new Date(0).toISOString(),
});
const payload = Buffer.from(text);
const frame = Buffer.concat([Buffer.from([0x81, 126, payload.length >> 8, payload.length & 255]), payload]);

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (/** @type {Buffer} */ said) => {
    if (said.toString() === 'ping') return socket.send('{}');
    for (const client of sockets.clients) client._socket.write(frame);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
