import { deviceName } from '../../../domain/device/deviceName';
import type { Work } from '../../http/context';
import { resetSecondFactor } from '../../modules/account/factorReset.service';
import {
  people,
  type PersonRecord,
  signOutPerson,
  unlockPerson,
  verifyAgain,
  viewPerson,
} from '../../modules/account/personView.service';
import type { Act, Params } from '../act';
import { type Html, html } from '../html';
import type { Shown } from '../layout';
import { crumb, facts, link, listPage, pageOfQuery, pill, table, time } from '../parts';
import { at, type Visit } from '../visit';
import { memberState } from './companyPages';
import { isUuid } from '../../isUuid';

/** People of all companies. */
export async function personList(work: Work, visit: Visit): Promise<Shown> {
  const words = visit.text.people;
  return listPage(
    visit,
    'people',
    [
      { title: words.name, kind: 'name', cell: ({ person }) => link(visit, `/people/${person.id}`, person.name) },
      { title: words.email, cell: ({ person }) => person.email },
      {
        title: words.company,
        cell: ({ company }) =>
          company.name ? link(visit, `/companies/${company.registration_number}`, company.name) : '–',
      },
      { title: words.status, cell: ({ person }) => memberState(visit, person) },
      {
        title: words.address,
        cell: ({ person }) => (person.email_verified_at ? words.verified : pill(words.unverified, 'wait')),
      },
    ],
    await people(work, pageOfQuery(visit)),
  );
}

const personOf = async (work: Work, id = ''): Promise<PersonRecord | null> =>
  isUuid(id) ? viewPerson(work, { id }) : null;

function personFacts(visit: Visit, { person, company }: PersonRecord): Array<readonly [string, Html | string]> {
  const words = visit.text.people;
  return [
    [words.name, person.name],
    [words.email, person.email],
    [words.company, company.name ? link(visit, `/companies/${company.registration_number}`, company.name) : '–'],
  ];
}

/** One person: what stands between them and their account, and what helps. */
export async function personDetail(work: Work, visit: Visit, { id }: Params): Promise<Shown | null> {
  const record = await personOf(work, id);
  if (!record) return null;
  const { person, logins, has_factor, paused_until } = record;
  const words = visit.text.people;
  return {
    title: person.name,
    body: html`${crumb(visit, '/people', words.title)}<h1>${person.name}</h1><p class="lead">${person.email}</p>${facts(
      [
        ...personFacts(visit, record).slice(2),
        [words.status, memberState(visit, person)],
        [
          words.address,
          person.email_verified_at ? time(visit, person.email_verified_at) : pill(words.unverified, 'wait'),
        ],
        [words.factor, has_factor ? words.factorSet : words.factorNone],
        [words.paused, paused_until ? pill(time(visit, paused_until), 'bad') : words.notPaused],
        [words.since, time(visit, person.created_at)],
      ],
    )}<div class="actions">${personActs
      .filter((act) => act.offered(record))
      .map(
        (act) =>
          html`<a class="button" href="${at(visit, act.path.replace(':id', person.id))}">${act.question(visit, record).button}</a>`,
      )}
      <a class="button" href="${at(visit, `/mails?q=${encodeURIComponent(person.email)}`)}">${words.mails}</a></div>
      <h2>${words.devices}</h2>${table(
        words.devices,
        [
          { title: words.device, kind: 'name', cell: (row) => deviceName(row.user_agent) || words.unknownDevice },
          { title: words.network, cell: (row) => row.address ?? '–' },
          { title: words.since, kind: 'time', cell: (row) => time(visit, row.created_at) },
          { title: words.used, kind: 'time', cell: (row) => time(visit, row.last_used_at ?? row.created_at) },
        ],
        logins,
        words.noDevices,
      )}`,
  };
}

type PersonAct = Act<PersonRecord> & {
  /** Whether it would change anything for this person. */
  offered(record: PersonRecord): boolean;
};

function personAct(
  word: 'unlock' | 'signOut' | 'verify' | 'resetFactor',
  act: Pick<PersonAct, 'command' | 'run' | 'offered' | 'done'> & { end: string; danger?: boolean },
): PersonAct {
  const { end, danger = false, ...rest } = act;
  return {
    ...rest,
    path: `/people/:id/${end}`,
    load: async (work, { id }) => personOf(work, id),
    words: ({ person }) => [person.id],
    seen: ({ person, company }) => [person.id, person.name, person.email, person.email_verified_at, company.id],
    question: (visit, record) => ({ ...visit.text.people[word], facts: personFacts(visit, record), danger }),
    back: ({ person }) => `/people/${person.id}`,
  };
}

/** What an operator does for a person. */
export const personActs: readonly PersonAct[] = [
  personAct('unlock', {
    end: 'unlock',
    command: 'person unlock',
    run: (work, { person }) => unlockPerson(work, person.email),
    offered: () => true,
    done: 'unlocked',
  }),
  personAct('signOut', {
    end: 'sign-out',
    command: 'person sign-out',
    run: (work, { person }) => signOutPerson(work, person.email),
    offered: () => true,
    danger: true,
    done: 'signedOut',
  }),
  personAct('verify', {
    end: 'verify',
    command: 'person verify',
    run: (work, { person }) => verifyAgain(work, person.email),
    offered: ({ person }) => person.email_verified_at === null,
    done: 'mailed',
  }),
  personAct('resetFactor', {
    end: 'reset-factor',
    command: 'factor reset',
    run: (work, { person }) => resetSecondFactor(work, person.email),
    offered: ({ has_factor }) => has_factor,
    danger: true,
    done: 'factorReset',
  }),
];
