import type { NextPageContext } from 'next';
import { loadTexts } from '../client/shell/i18n/textBackend';
import { isLanguage } from './languageRedirect';
import { namespacesOf, type PagePlan } from './pagePlan';
import { emptyShell, type ShellProps } from './shellProps';

/** A navigation in the browser fetches the page's texts and nothing else: its screen asks for its own data. */
export async function browserProps(context: NextPageContext, plan: PagePlan): Promise<ShellProps> {
  const language = isLanguage(context.locale) ? context.locale : 'ko';
  await loadTexts(language, namespacesOf(plan)).catch(() => {
    // The chunk is gone: a newer build has replaced this one. Its own page brings its own texts.
    window.location.assign((language === 'ko' ? '' : `/${language}`) + (context.asPath ?? '/'));
  });
  return emptyShell();
}
