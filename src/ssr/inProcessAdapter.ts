import { AxiosHeaders, type AxiosAdapter } from 'axios';
import type { AppHandle } from '../server/appHandle';

/** Delivers calls to the backend of this process, without a socket. `base` is the path it is mounted under. */
export function inProcessAdapter(handle: AppHandle, base: string, forwarded: Record<string, string>): AxiosAdapter {
  return async (config) => {
    const answer = await handle.inject({
      method: (config.method ?? 'get').toUpperCase(),
      url: `${base}${config.url ?? ''}`,
      headers: { ...forwarded, ...plainHeaders(config.headers) },
      payload: typeof config.data === 'string' ? config.data : undefined,
    });
    return {
      data: parsed(answer.body),
      status: answer.statusCode,
      statusText: '',
      headers: new AxiosHeaders(plainHeaders(answer.headers)),
      config,
      request: undefined,
    };
  };
}

function plainHeaders(headers: Record<string, unknown>): Record<string, string> {
  const present = Object.entries(headers).filter(
    ([, value]) => value !== undefined && value !== null && value !== false,
  );
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
