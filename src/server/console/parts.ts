import { instantText } from '../../domain/time/instants';
import { fillText } from '../fillText';
import { type Html, html } from './html';
import type { Shown } from './layout';
import { at, type Visit } from './visit';

export const PAGE_SIZE = 50;

/** Words that are looked for, and which page of what is found. */
export function pageOfQuery({ query }: Visit): { search: string; offset: number; limit: number } {
  const page = Number(query.get('page') ?? 1);
  const number = Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
  // One more than a page holds says whether there is a next one.
  return {
    search: (query.get('q') ?? '').trim().slice(0, 100),
    offset: (number - 1) * PAGE_SIZE,
    limit: PAGE_SIZE + 1,
  };
}

export interface Column<Row> {
  title: string;
  cell: (row: Row) => Html | string | number;
  /** `name`: what the record is called by; it heads the record on a phone. */
  kind?: 'name' | 'num' | 'time';
}

/** A table, or a sentence where there is nothing. On a phone its rows are cards, which would take the roles away. */
export function table<Row>(
  label: string,
  columns: ReadonlyArray<Column<Row>>,
  rows: readonly Row[],
  empty: string,
): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<table role="table" aria-label="${label}"><thead role="rowgroup"><tr role="row">${columns.map(
    ({ title, kind }) => html`<th role="columnheader" scope="col" class="${kind ?? ''}">${title}</th>`,
  )}</tr></thead><tbody role="rowgroup">${rows.map(
    (row) =>
      html`<tr role="row">${columns.map(
        ({ title, cell, kind }) =>
          html`<td role="cell" class="${kind ?? ''}" data-label="${title}"><div>${cell(row)}</div></td>`,
      )}</tr>`,
  )}</tbody></table>`;
}

/** A list page: title, search, table, pages. `rows` may hold one more than is shown. */
export function listPage<Row>(
  visit: Visit,
  section: 'companies' | 'claims' | 'people' | 'mails' | 'files' | 'disputes' | 'audit',
  columns: ReadonlyArray<Column<Row>>,
  rows: readonly Row[],
  filter: Html | null = null,
): Shown {
  const { text } = visit;
  const words = text[section];
  const { search } = pageOfQuery(visit);
  const filtered = search !== '' || [...visit.query.keys()].some((name) => name === 'status' || name === 'by');
  return {
    title: words.title,
    body: html`<h1>${words.title}</h1><p class="lead">${words.lead}</p>
      <form class="search" method="get" action="${visit.path}" role="search">
        <div class="grow"><label for="q">${words.search}</label>
          <input id="q" name="q" type="search" value="${search}" maxlength="100" autocomplete="off"></div>
        ${filter}<button>${text.list.search}</button>
        ${filtered && html`<a class="button" href="${visit.path}">${text.list.all}</a>`}
      </form>
      ${table(words.title, columns, rows.slice(0, PAGE_SIZE), filtered ? text.list.nothingFound : words.empty)}
      ${pager(visit, rows.length > PAGE_SIZE)}`,
  };
}

function pager(visit: Visit, more: boolean): Html | null {
  const { offset } = pageOfQuery(visit);
  const page = offset / PAGE_SIZE + 1;
  if (page === 1 && !more) return null;
  const { list } = visit.text;
  const link = (number: number) => {
    const query = new URLSearchParams(visit.query);
    for (const name of ['done', 'lang']) query.delete(name);
    query.set('page', String(number));
    return `${visit.path}?${query.toString()}`;
  };
  return html`<nav class="pager" aria-label="${list.pages}">
    ${page > 1 && html`<a class="button" rel="prev" href="${link(page - 1)}">${list.previous}</a>`}
    <span>${fillText(list.page, { number: String(page) })}</span>
    ${more && html`<a class="button" rel="next" href="${link(page + 1)}">${list.next}</a>`}
  </nav>`;
}

/** Facts of one record, name beside value. */
export const facts = (rows: ReadonlyArray<readonly [string, Html | string | number]>): Html =>
  html`<div class="card"><dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></div>`;

/** A state as a coloured word. */
export const pill = (word: string, tone: 'good' | 'bad' | 'wait' | '' = ''): Html =>
  html`<span class="pill ${tone}">${word}</span>`;

/** A link to a page of the console. */
export const link = (visit: Visit, path: string, words: string): Html =>
  html`<a href="${at(visit, path)}">${words}</a>`;

/** The way back to a list. */
export const crumb = (visit: Visit, path: string, words: string): Html =>
  html`<p class="crumb">← ${link(visit, path, words)}</p>`;

/** An instant in Korea, a dash where there is none. */
export const time = ({ language }: Visit, instant: Date | null): string =>
  instant === null ? '–' : instantText(instant.toISOString(), language);
