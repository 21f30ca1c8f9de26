import type { NextPageContext } from 'next';
import { ensureTexts } from '../client/shell/i18n/i18nFor';
import { isLanguage } from './languageRedirect';
import type { PagePlan } from './pagePlan';
import { namespacesOf } from './pageTexts';
import { emptyShell, type ShellProps } from './shellProps';

/** A navigation in the browser fetches the page's texts and nothing else: its screen asks for its own data. */
export async function browserProps(context: NextPageContext, plan: PagePlan): Promise<ShellProps> {
  const language = isLanguage(context.locale) ? context.locale : 'ko';
  await ensureTexts(language, namespacesOf(plan)).catch(() => {
    // The chunk is gone: a newer build has replaced this one. Its own page brings its own texts.
    window.location.assign((language === 'ko' ? '' : `/${language}`) + (context.asPath ?? '/'));
  });
  return emptyShell(language);
}
