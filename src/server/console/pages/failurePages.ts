import type { Work } from '../../http/context';
import { type FailedExport, failedExport, failedExports, makeAgain } from '../../modules/export/failedExport.service';
import { failedMail, failedMails, sendAgain } from '../../modules/email/failedMail.service';
import type { Act } from '../act';
import { bound } from '../boundAct';
import type { Html } from '../html';
import type { Shown } from '../layout';
import { link, listPage, pageOfQuery, time } from '../parts';
import type { Visit } from '../visit';
import { isUuid } from '../../isUuid';

/** Emails that no try delivered. */
export async function mailList(work: Work, visit: Visit): Promise<Shown> {
  const words = visit.text.mails;
  return listPage(
    visit,
    'mails',
    [
      { title: words.subject, kind: 'name', cell: (row) => row.subject },
      { title: words.recipient, cell: (row) => row.recipient },
      { title: words.written, kind: 'time', cell: (row) => time(visit, row.created_at) },
      { title: words.attempts, kind: 'num', cell: (row) => row.attempts },
      { title: words.act, cell: (row) => link(visit, `/mails/${row.id}/send`, words.send.button) },
    ],
    await failedMails(work, pageOfQuery(visit)),
  );
}

type FailedMail = NonNullable<Awaited<ReturnType<typeof failedMail>>>;

const send: Act<FailedMail> = {
  path: '/mails/:id/send',
  command: 'mail send',
  load: async (work, { id = '' }) => (isUuid(id) ? failedMail(work, id) : null),
  words: ({ id }) => [id],
  seen: ({ id, recipient }) => [id, recipient],
  question: (visit, { subject, recipient, created_at }) => {
    const words = visit.text.mails;
    return {
      ...words.send,
      facts: [
        [words.recipient, recipient],
        [words.subject, subject],
        [words.written, time(visit, created_at)],
      ],
    };
  },
  run: (work, { id }) => sendAgain(work, id),
  back: () => '/mails',
  done: 'sent',
};

/** Files that could not be made. */
export async function fileList(work: Work, visit: Visit): Promise<Shown> {
  const words = visit.text.files;
  return listPage(
    visit,
    'files',
    [
      { title: words.kind, kind: 'name', cell: (row) => words.kinds[row.kind] },
      { title: words.company, cell: (row) => row.company },
      { title: words.person, cell: (row) => row.person },
      { title: words.requested, kind: 'time', cell: (row) => time(visit, row.created_at) },
      { title: words.failure, cell: (row) => row.failure ?? '–' },
      { title: words.act, cell: (row) => link(visit, `/files/${row.id}/make`, words.make.button) },
    ],
    await failedExports(work, pageOfQuery(visit)),
  );
}

const make: Act<FailedExport> = {
  path: '/files/:id/make',
  command: 'file make',
  load: async (work, { id = '' }) => (isUuid(id) ? failedExport(work, id) : null),
  words: ({ id }) => [id],
  seen: ({ id, attempts }) => [id, attempts],
  question: (visit, file) => {
    const words = visit.text.files;
    const about: Array<readonly [string, Html | string]> = [
      [words.kind, words.kinds[file.kind]],
      [words.company, file.company],
      [words.person, file.person],
      [words.failure, file.failure ?? '–'],
    ];
    return { ...words.make, facts: about };
  },
  run: (work, { id }) => makeAgain(work, id),
  back: () => '/files',
  done: 'making',
};

/** What an operator does about what failed. */
export const failureActs = [bound(send), bound(make)] as const;
