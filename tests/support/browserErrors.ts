import type { Page } from '@playwright/test';

/** A file that the development server alone asks for, and answers with the wrong type. */
const DEVELOPMENT_ONLY = /_next\/static\/development\//;

/** What the browser complains about on a page: console errors and exceptions nobody caught. Filled as they come. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || DEVELOPMENT_ONLY.test(`${url} ${message.text()}`)) return;
    complaints.push(`${page.url()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}
