import { useRouter } from 'next/router';
import { paths } from '../../paths';
import { useSession } from './useSession';
import { keepLines } from '../../shared/visitorList';

/** Opens the request editor with a list, as `keepLines` takes it; a visitor signs up on the way. */
export function useTakeToEditor() {
  const router = useRouter();
  const { loggedIn } = useSession();
  return async (...list: Parameters<typeof keepLines>) => {
    await keepLines(...list);
    const editor = paths.buyer.editorFrom('paste');
    void router.push(loggedIn ? editor : paths.auth.promoteSignUp({ next: editor }));
  };
}
