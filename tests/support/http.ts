export type ApiReply = { status: number; body: unknown; headers: Headers };

export type ApiOptions = {
  /** Access token, sent as Authorization: Bearer. */
  token?: string;
  /** Sent as JSON; a Blob, FormData or Uint8Array is sent as it is. */
  body?: unknown;
  lang?: 'ko' | 'en';
  headers?: Record<string, string>;
};

export type Api = (method: string, path: string, options?: ApiOptions) => Promise<ApiReply>;

/** A client of the API of one server. `path` is as the contract writes it, without the base `/api`; `send` does what `fetch` does. */
export function createApi(url: string, send: typeof fetch = fetch): Api {
  return async (method, path, options = {}) => {
    const { token, body, lang, headers = {} } = options;
    const raw = body instanceof Blob || body instanceof FormData || body instanceof Uint8Array;
    const response = await send(`${url}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(lang ? { 'accept-language': lang } : {}),
        ...(body !== undefined && !raw ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    return { status: response.status, body: await decoded(response), headers: response.headers };
  };
}

async function decoded(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  if (type.startsWith('text/') || type === '') return response.text();
  return new Uint8Array(await response.arrayBuffer());
}
