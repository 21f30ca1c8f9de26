import type { ApiRequest } from './apiRequest';
import type { Misfit } from './misfit';

type Send = (request: ApiRequest) => Promise<unknown>;

/** Whether calls leave for another API than the app's own, which keeps the contract. */
export function isForeign(baseURL: string): boolean {
  return /^https?:/.test(baseURL);
}

/** Holds the answers of another API against the contract, whose schemas come with the first answer. */
export function checkedSend(send: Send, report: (misfit: Misfit) => void): Send {
  return async (request) => {
    const data = await send(request);
    const { fittedAnswer } = await import('./fittedAnswer');
    return fittedAnswer(request, data, report);
  };
}
