import { randomInt } from 'node:crypto';
import { App } from './secondFactor';

/** A page of the console as a browser gets it. */
export interface ConsolePage {
  status: number;
  location: string | null;
  headers: Headers;
  text: string;
}

/** A browser before the operators' console: keeps cookies, fills in forms. */
export class ConsoleVisitor {
  private readonly cookies = new Map<string, string>();

  /** Each comes from an address of its own, unless one is named. */
  constructor(
    readonly url: string,
    private readonly address = `10.7.${randomInt(256)}.${randomInt(256)}`,
  ) {}

  async open(path: string, init: RequestInit = {}): Promise<ConsolePage> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(this.url + path, {
      ...init,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.address,
        ...(cookie ? { cookie } : {}),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      headers: answer.headers,
      text: await answer.text(),
    };
  }

  /** Sends a form as it is, without the page around it. */
  send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<ConsolePage> {
    return this.open(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  /** Opens a page, and sends the form on it that leads to `action`, its hidden fields included. */
  async submit(path: string, fields: Record<string, string> = {}, action = path): Promise<ConsolePage> {
    return this.send(action, { ...hiddenFields(await this.open(path)), ...fields });
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }
}

/** The hidden fields of the form in a page's content, not of the one in its head. */
export function hiddenFields({ text }: ConsolePage): Record<string, string> {
  const main = text.slice(text.indexOf('<main'));
  const fields = main.matchAll(/<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g);
  return Object.fromEntries(
    [...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&').replaceAll('&#39;', "'")]),
  );
}

/** What `ops operator add` printed. */
export function keysIn(output: string): { password: string; app: App } {
  const of = (name: string) => new RegExp(`^${name}\\t(.+)$`, 'm').exec(output)?.[1] ?? '';
  return { password: of('password'), app: new App(of('authenticator key')) };
}
