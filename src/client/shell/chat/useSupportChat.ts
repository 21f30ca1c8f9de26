import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { holdsSecret } from '../../../domain/secrets/redactAddress';
import { publicEnv } from '../../env';
import { afterIdle } from '../afterIdle';
import { useLanguage } from '../language/useLanguage';
import { useSession } from '../session/useSession';
import { chatUser } from './chatUser';

const loader = () => import('@channel.io/channel-web-sdk-loader');

/** Whether this environment has a support chat. */
export function hasSupportChat(): boolean {
  return publicEnv().channelPluginKey !== null;
}

/** Opens the chat that the page has booted; does nothing where there is none. */
export async function openSupportChat(): Promise<void> {
  if (hasSupportChat()) (await loader()).showMessenger();
}

/**
 * Boots the chat when the first page has come to rest, and again as somebody else whenever the login status or the language changes. Where the address is a
 * secret there is none, since the chat learns on which page it stands.
 */
export function useSupportChat(): void {
  const { status, profile } = useSession();
  const { language } = useLanguage();
  const { asPath } = useRouter();
  const wanted = status !== 'loading' && !holdsSecret(asPath);
  const member = status === 'in' ? profile : undefined;

  useEffect(() => {
    const pluginKey = publicEnv().channelPluginKey;
    if (pluginKey === null || !wanted) return;
    let over = false;
    let booted = false;
    const callOff = afterIdle(() => {
      void loader().then((chat) => {
        if (over) return;
        booted = true;
        chat.loadScript();
        chat.boot({ pluginKey, language, ...(member ? chatUser(member) : {}) });
      });
    });
    return () => {
      callOff();
      over = true;
      if (booted) void loader().then((chat) => chat.shutdown());
    };
  }, [wanted, member, language]);
}
