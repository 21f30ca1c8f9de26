import { BRAND } from '../../contract/constants';
import { type Html, html } from './html';
import { at, type Visit, type Visitor } from './visit';

const SECTIONS = [
  ['overview', ''],
  ['companies', '/companies'],
  ['claims', '/claims'],
  ['people', '/people'],
  ['mails', '/mails'],
  ['files', '/files'],
  ['due', '/due'],
  ['disputes', '/disputes'],
  ['audit', '/audit'],
  ['settings', '/settings'],
] as const;

/** What a page shows below the head. */
export interface Shown {
  title: string;
  body: Html;
  /** 200 unless said. */
  status?: number;
}

/** A page of an operator who is signed in. */
export function signedInPage(visit: Visit, { title, body }: Shown): string {
  const { text, scope } = visit;
  const other = scope === 'real' ? 'test' : 'real';
  const head = html`<header class="top"><div class="bar">
    <a class="brand" href="${at(visit, '')}">${BRAND[visit.language]} ${text.title}</a>
    <span class="data ${scope}">${text.scope[scope]}</span>
    <a href="/${other}">${text.scope.show[other]}</a>
    ${languageLink(visit)}
    <span class="who">${visit.operator}</span>
    <form method="post" action="/sign-out">${formField(visit)}<button class="link">${text.signOut}</button></form>
  </div><nav aria-label="${text.nav.label}">${SECTIONS.map(([name, path]) => {
    const here = path === '' ? visit.path === at(visit, '') : `${visit.path}/`.startsWith(`${at(visit, path)}/`);
    return html`<a href="${at(visit, path)}"${here && html` aria-current="page"`}>${text.nav[name]}</a>`;
  })}</nav></header>`;
  return documentOf(visit, title, html`${head}<main id="main">${doneMessage(visit)}${body}</main>`);
}

/** A page of a visitor who is not. */
export function signedOutPage(visitor: Visitor, { title, body }: Shown): string {
  const head = html`<header class="top"><div class="bar">
    <span class="brand">${BRAND[visitor.language]} ${visitor.text.title}</span>${languageLink(visitor)}
  </div><nav></nav></header>`;
  return documentOf(visitor, title, html`${head}<main id="main">${body}</main>`);
}

function documentOf(visitor: Visitor, title: string, content: Html): string {
  return html`<!doctype html><html lang="${visitor.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · ${visitor.text.title}</title>
<link rel="stylesheet" href="/console.css"></head>
<body><a class="skip" href="#main">${visitor.text.skip}</a>${content}</body></html>`.text;
}

function languageLink({ language, path, query }: Visitor): Html {
  const other = language === 'ko' ? 'en' : 'ko';
  const next = new URLSearchParams(query);
  next.delete('done');
  next.set('lang', other);
  return html`<a lang="${other}" href="${path}?${next.toString()}">${other === 'ko' ? '한국어' : 'English'}</a>`;
}

/** Shows that a form is one of this console's own. */
export const formField = ({ form }: Visitor): Html => html`<input type="hidden" name="form" value="${form}">`;

function doneMessage({ query, text }: Visit): Html | null {
  const done = query.get('done');
  const message = done !== null && Object.hasOwn(text.done, done) ? text.done[done as keyof typeof text.done] : null;
  return message === null ? null : html`<p class="flash good" role="status">${message}</p>`;
}
