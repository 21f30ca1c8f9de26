import { ApiError } from '../../src/client/api/ApiError';
import type { Api } from '../../src/client/api/createApi';

type Sent = { call: string; body: unknown };
type Answer = (body: unknown) => unknown;

/**
 * The transport of a form under test: answers calls by `METHOD /path`, and keeps what was sent. A call that nobody answers
 * fails, as one without a network does.
 */
export function answeringApi(answers: Record<string, Answer> = {}) {
  const sent: Sent[] = [];
  const send: Api['send'] = async ({ method, url, body }) => {
    const call = `${method} ${url}`;
    sent.push({ call, body });
    const answer = answers[call];
    if (!answer) throw refusal(call, 'No connection');
    return answer(body);
  };
  const api: Api = { send, commit: send, renewSession: async () => undefined };
  return { api, sent };
}

/** A refusal as the server writes it. */
export function refusal(call: string, message: string, mcode = 9500): ApiError {
  const [method = '', url = ''] = call.split(' ');
  return new ApiError({ mcode, status: 409, message, issues: [], method, url, timedOut: false });
}
