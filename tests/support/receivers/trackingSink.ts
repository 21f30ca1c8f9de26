import type { TrackingEvent } from '../../../src/contract/endpoints/tracking';
import { type Receiver, startReceiver } from './receiver';

export interface TakenAction {
  event: TrackingEvent;
  token: string | undefined;
}

export interface TrackingSink extends Receiver {
  actions: TakenAction[];
  /** How the next posts are answered; 200 at first. */
  answerWith(status: number): void;
}

/** Stands where a separate analytics service would: takes `POST /user/action`. */
export async function startTrackingSink(): Promise<TrackingSink> {
  const actions: TakenAction[] = [];
  let status = 200;
  const receiver = await startReceiver((request, response, body) => {
    const taken = request.method === 'POST' && request.url === '/user/action';
    if (taken && status === 200) {
      const token = request.headers['stlbs-token'];
      actions.push({
        event: JSON.parse(body.toString('utf8')) as TrackingEvent,
        token: typeof token === 'string' ? token : undefined,
      });
    }
    response.writeHead(taken ? status : 404).end();
  });
  return { ...receiver, actions, answerWith: (next) => (status = next) };
}
