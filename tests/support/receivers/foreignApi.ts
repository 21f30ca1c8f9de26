import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export interface ForeignCall {
  method: string;
  /** Below the base, without its query. */
  path: string;
  headers: IncomingHttpHeaders;
}

export interface ForeignApi {
  /** What to give as NEXT_PUBLIC_API_BASE_URL. */
  url: string;
  calls: ForeignCall[];
  to(path: string): ForeignCall[];
  close(): Promise<void>;
}

/** The fields of section 3 of the specification, and none of ours. */
export const FOREIGN_PROFILE = {
  id: 4711,
  name: '박외부',
  email: 'foreign@stlbs.test',
  phone: '01012345678',
  company_name: '외부강관',
  company_department: '구매팀',
  company_title: '과장',
  marketing_approval: true,
  email_approval: true,
  sns_approval: false,
  is_test: false,
};
export const FOREIGN_ACCESS = 'an-access-token-of-theirs';
const TOKENS = { access_token: FOREIGN_ACCESS, refresh_token: 'a-refresh-token-of-theirs' };

type Answer = { status: number; mcode: number; data: unknown };
const ok = (data: unknown): Answer => ({ status: 200, mcode: 0, data });
const REQUIRED: Answer = { status: 401, mcode: 1000, data: null };
const UNKNOWN: Answer = { status: 404, mcode: 1, data: null };

/** What the specification names answers its fields; of any other call this API knows nothing. */
function answerTo({ method, headers }: IncomingMessage, path: string): Answer {
  const call = `${method} ${path}`;
  if (call === 'POST /auth/login' || call === 'POST /auth/refresh') return ok(TOKENS);
  if (call === 'POST /auth/logout') return ok(null);
  const mine: Record<string, unknown> = {
    'GET /user/profile': FOREIGN_PROFILE,
    'GET /push/status': { is_new: true },
    'GET /user/sale/items': { is_user_sale_material_push: true },
    'PATCH /user/profile/name': null,
  };
  if (!(call in mine)) return UNKNOWN;
  return headers.authorization === `Bearer ${FOREIGN_ACCESS}` ? ok(mine[call]) : REQUIRED;
}

/** An API of somebody else on a port of its own, which keeps to the specification and knows nothing of our contract. */
export async function startForeignApi(): Promise<ForeignApi> {
  const calls: ForeignCall[] = [];
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://foreign.test');
    const { origin } = request.headers;
    if (origin) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-allow-credentials', 'true');
      response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '');
      response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE');
    }
    request.resume().on('end', () => {
      if (request.method === 'OPTIONS') return response.writeHead(204).end();
      calls.push({ method: request.method ?? '', path: pathname, headers: request.headers });
      const { status, mcode, data } = answerTo(request, pathname);
      const message = mcode === 0 ? '' : 'refused by another API';
      response.writeHead(status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ mcode, message, data }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    calls,
    to: (path) => calls.filter((call) => call.path === path),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
