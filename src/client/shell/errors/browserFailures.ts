import { i18n } from 'next-i18next/pages';
import Router from 'next/router';
import { paths } from '../../paths';
import { profileKeys } from '../../queries/profile';
import { afterIdle } from '../afterIdle';
import { makeQueryClient } from '../queryClient';
import { nextPath } from '../route/sameSite';
import { tokens } from '../session/browserApi';
import { errorText } from './errorText';
import { handleFailure } from './failurePolicy';
import { reportFailure } from './report';

/** The query client of this browser, with the shell's answer to failures. */
export function makeBrowserQueryClient() {
  const client = makeQueryClient((failure) =>
    handleFailure(failure, {
      report: reportFailure,
      toRegacy: () => {
        if (Router.pathname !== paths.user.regacy())
          void Router.push(paths.user.regacy({ next: nextPath(Router.asPath) }));
      },
      clearLogin: () => tokens.clear(),
      askAnew: () => void client.invalidateQueries({ queryKey: profileKeys.all(), exact: true }),
      toast: (error) => {
        if (!i18n) return;
        const text = errorText(error, i18n.getFixedT(null, 'shell'));
        // One toast for one sentence, however many queries failed with it.
        afterIdle(() => void import('react-hot-toast').then(({ toast }) => toast.error(text, { id: text })));
      },
    }),
  );
  return client;
}
