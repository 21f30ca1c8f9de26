import type { BrowserContext } from '@playwright/test';
import { type Receiver, startReceiver } from './receiver';

/** One call of the chat's script: its name and what came with it. */
export interface ChatCall {
  name: string;
  option: Record<string, unknown>;
}

export interface ChannelHost extends Receiver {
  calls: ChatCall[];
  /** How often the script was fetched. */
  loads(): number;
  /** Lets this browser find the host where the real one would be. */
  standFor(context: BrowserContext): Promise<void>;
}

/** Takes over the queue of the official loader as the real script does, and passes each call to its host. */
const SCRIPT = `(() => {
  const report = (args) => {
    const [name, option] = Array.from(args);
    fetch('https://api.channel.io/calls', {
      method: 'POST', keepalive: true,
      body: JSON.stringify({ name, option: typeof option === 'object' && option ? option : {} }),
    });
  };
  const queued = (window.ChannelIO && window.ChannelIO.q) || [];
  window.ChannelIO = function () { report(arguments); };
  document.cookie = 'ch-session-1=kept; path=/';
  queued.forEach(report);
})();`;

/** A script host that stands where Channel.io's would be, and records what the page asks of the chat. */
export async function startChannelHost(): Promise<ChannelHost> {
  const calls: ChatCall[] = [];
  let loads = 0;
  const receiver = await startReceiver((request, response, body) => {
    if (request.method === 'POST') {
      calls.push(JSON.parse(body.toString('utf8')) as ChatCall);
      response.writeHead(200).end();
      return;
    }
    loads += 1;
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
  });
  return {
    ...receiver,
    calls,
    loads: () => loads,
    async standFor(context) {
      await context.route(/^https:\/\/(?:cdn|api)\.channel\.io\//, async (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        // Not by the page's own `route.fetch`, whose answer is gone when the page leaves meanwhile.
        const answer = await fetch(receiver.url + pathname, { method: request.method(), body: request.postData() });
        await route.fulfill({
          status: answer.status,
          contentType: answer.headers.get('content-type') ?? 'text/plain',
          body: await answer.text(),
        });
      });
    },
  };
}
