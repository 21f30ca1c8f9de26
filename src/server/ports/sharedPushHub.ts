import * as z from 'zod';
import { pushMessage, type PushMessage } from '../../contract/entities/person';
import type { Channel } from './channel';
import type { PushHub } from './pushHub';

const owner = z.object({ account_id: z.string().optional(), login_id: z.string().optional() });
const note = z.union([z.object({ send: z.tuple([z.string(), pushMessage]) }), z.object({ expel: owner })]);
type Note = z.infer<typeof note>;

/** A hub whose people may be connected to any process: what is sent here reaches their sockets everywhere. */
export function sharedPushHub(local: PushHub, channel: Channel): PushHub {
  const notify = (what: Note) => channel.publish(JSON.stringify(what));
  channel.listen((text) => {
    const heard = note.safeParse(parsed(text)).data;
    if (!heard) return;
    if ('send' in heard) local.send(...heard.send);
    else local.expel(withoutGaps(heard.expel));
  });
  return {
    ...local,
    send(accountId: string, message: PushMessage) {
      local.send(accountId, message);
      notify({ send: [accountId, message] });
    },
    expel(whom) {
      local.expel(whom);
      notify({ expel: whom });
    },
    close() {
      local.close();
      channel.close();
    },
  };
}

const withoutGaps = ({ account_id, login_id }: z.infer<typeof owner>) => ({
  ...(account_id === undefined ? {} : { account_id }),
  ...(login_id === undefined ? {} : { login_id }),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
