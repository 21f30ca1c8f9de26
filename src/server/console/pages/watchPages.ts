import { databaseFigures } from '../../db/figures';
import type { Work } from '../../http/context';
import { allEntries } from '../../modules/audit/audit.service';
import { eventText, tradeText } from '../../spreadsheet/sheetText';
import { disputes } from '../../modules/order/dispute.service';
import { settingsInForce } from '../settingsInForce';
import { fillText } from '../../fillText';
import { type Html, html } from '../html';
import type { Shown } from '../layout';
import { facts, link, listPage, pageOfQuery, pill, table, time } from '../parts';
import type { Visit } from '../visit';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** A span as people say it, in its two greatest units. */
function span({ text }: Visit, seconds: number): string {
  const { spans } = text.due;
  const of = (count: number, word: string) => (count > 0 ? fillText(word, { count: String(count) }) : '');
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
  ];
  const said =
    days > 0 ? [of(days, spans.days), of(hours, spans.hours)] : [of(hours, spans.hours), of(minutes, spans.minutes)];
  return said.filter(Boolean).join(' ') || spans.moments;
}

const LATE_SECONDS = 5 * MINUTE;

/** What time made due and nobody has done, of test data and real data together, and how the database is. */
export async function duePage(work: Work, visit: Visit): Promise<Shown> {
  const words = visit.text.due;
  const figures = await databaseFigures(work.app.databases.all.$client);
  const state: Array<readonly [string, Html | string]> = figures
    ? [
        [words.size, `${(figures.bytes / 1024 ** 3).toFixed(2)} GB`],
        [
          words.archive,
          figures.archive
            ? figures.archive.failing
              ? pill(words.archiveFailing, 'bad')
              : fillText(words.archiveAge, { span: span(visit, figures.archive.age) })
            : words.none,
        ],
        [
          words.standbys,
          figures.replication
            ? fillText(words.behind, {
                count: String(figures.replication.standbys),
                span: span(visit, figures.replication.lag),
              })
            : words.none,
        ],
      ]
    : [];
  return {
    title: words.title,
    body: html`<h1>${words.title}</h1><p class="lead">${words.lead}</p>${
      figures
        ? html`${table(
            words.title,
            [
              {
                title: words.kind,
                kind: 'name',
                cell: ({ kind }) => words.kinds[kind as keyof typeof words.kinds] ?? kind,
              },
              { title: words.count, kind: 'num', cell: ({ count }) => count },
              { title: words.age, kind: 'time', cell: ({ count, age }) => (count > 0 ? span(visit, age) : '–') },
              {
                title: words.state,
                cell: ({ age }) => (age > LATE_SECONDS ? pill(words.late, 'bad') : pill(words.well, 'good')),
              },
            ],
            figures.due,
            words.empty,
          )}<h2>${words.database}</h2>${facts(state)}`
        : html`<p class="flash bad">${words.away}</p>`
    }`,
  };
}

/** Claims about deliveries that the two companies have not settled. */
export async function disputeList(work: Work, visit: Visit): Promise<Shown> {
  const words = visit.text.disputes;
  return listPage(
    visit,
    'disputes',
    [
      { title: words.order, kind: 'name', cell: (row) => row.order_number },
      { title: words.kind, cell: (row) => words.kinds[row.claim.kind] },
      { title: words.buyer, cell: (row) => row.buyer },
      { title: words.seller, cell: (row) => row.seller },
      { title: words.opened, kind: 'time', cell: (row) => time(visit, row.claim.opened_at) },
      { title: words.claim, cell: (row) => row.claim.text },
    ],
    await disputes(work, pageOfQuery(visit)),
  );
}

const values = (of: Readonly<Record<string, string>> | null): string =>
  Object.entries(of ?? {})
    .map(([name, value]) => (name === 'command' ? value : `${name}: ${value}`))
    .join('\n');

/** What happened, in the words that companies read in their own log. */
function nameOf({ language, text }: Visit, kind: string): string {
  const words: Readonly<Record<string, string>> = {
    ...eventText(language),
    ...tradeText(language).timeline,
    operator_command: text.audit.command,
  };
  return words[kind] ?? kind;
}

/** The audit log of all companies and of the operators. */
export async function auditList(work: Work, visit: Visit): Promise<Shown> {
  const words = visit.text.audit;
  const operators = visit.query.get('by') === 'operators';
  const filter = html`<label class="check"><input type="checkbox" name="by" value="operators"${operators && html` checked`}>${words.operatorsOnly}</label>`;
  return listPage(
    visit,
    'audit',
    [
      { title: words.at, kind: 'time', cell: ({ entry }) => time(visit, entry.at) },
      {
        title: words.what,
        cell: ({ entry }) =>
          html`${nameOf(visit, entry.kind)}<div class="sub">${values(entry.after ?? entry.before)}</div>`,
      },
      {
        title: words.company,
        cell: (row) =>
          row.company && row.registration_number
            ? link(visit, `/companies/${row.registration_number}`, row.company)
            : '–',
      },
      {
        title: words.who,
        cell: ({ entry, actor_name }) => entry.operator ?? actor_name ?? (entry.actor ? words.forgotten : words.system),
      },
      { title: words.whom, cell: ({ subject_name }) => subject_name ?? '–' },
    ],
    await allEntries(work, { ...pageOfQuery(visit), operators }),
    filter,
  );
}

/** The settings of this process, secrets left out. */
export async function settingsPage(work: Work, visit: Visit): Promise<Shown> {
  const words = visit.text.settings;
  return {
    title: words.title,
    body: html`<h1>${words.title}</h1><p class="lead">${words.lead}</p>${table(
      words.title,
      [
        { title: words.name, kind: 'name', cell: ([name]) => html`<code>${name}</code>` },
        { title: words.value, cell: ([, value]) => (value === null ? words.unset : html`<code>${value}</code>`) },
      ],
      settingsInForce(work.app.env, words.secret),
      words.unset,
    )}`,
  };
}
