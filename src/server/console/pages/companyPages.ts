import { formatRegistrationNumber } from '../../../domain/company/registrationNumber';
import type { Work } from '../../http/context';
import { companies, judgeCompany, transferCompany } from '../../modules/company/operator.service';
import { type CompanyView, holdCompany, viewCompany } from '../../modules/company/operatorView.service';
import type { Act, Params } from '../act';
import { bound } from '../boundAct';
import { type Html, html } from '../html';
import type { Shown } from '../layout';
import { crumb, facts, link, listPage, pageOfQuery, pill, table, time } from '../parts';
import { at, type Visit } from '../visit';

const STATES = ['unverified', 'verified', 'rejected'] as const;
type State = (typeof STATES)[number];
const TONE = { unverified: 'wait', verified: 'good', rejected: 'bad' } as const;

const stateOf = ({ text }: Visit, state: State) => pill(text.companies.state[state], TONE[state]);

/** Companies with their certificates, to be verified. */
export async function companyList(work: Work, visit: Visit): Promise<Shown> {
  const { text, query } = visit;
  const status = STATES.find((one) => one === query.get('status')) ?? null;
  const rows = await companies(work, { verification: status, ...pageOfQuery(visit) });
  const words = text.companies;
  const filter = html`<div><label for="status">${words.status}</label><select id="status" name="status">
    <option value="">${text.list.all}</option>${STATES.map(
      (one) => html`<option value="${one}"${one === status && html` selected`}>${words.state[one]}</option>`,
    )}</select></div>`;
  return listPage(
    visit,
    'companies',
    [
      {
        title: words.name,
        kind: 'name',
        cell: (row) => link(visit, `/companies/${row.registration_number}`, row.name),
      },
      { title: words.number, kind: 'time', cell: (row) => formatRegistrationNumber(row.registration_number) },
      { title: words.ceo, cell: (row) => row.ceo },
      { title: words.status, cell: (row) => stateOf(visit, row.verification) },
      { title: words.active, kind: 'num', cell: (row) => row.active },
      { title: words.pending, kind: 'num', cell: (row) => row.pending },
      { title: words.certificate, cell: (row) => row.certificate?.name ?? words.noCertificate },
    ],
    rows,
    filter,
  );
}

/** The certificate as a link, or that there is none. */
const certificateOf = (visit: Visit, { company, certificate }: CompanyView): Html | string =>
  certificate
    ? link(visit, `/companies/${company.registration_number}/certificate`, certificate.name)
    : visit.text.companies.noCertificate;

const companyFacts = (visit: Visit, view: CompanyView): Array<readonly [string, Html | string]> => {
  const { company } = view;
  const words = visit.text.companies;
  return [
    [words.name, company.name_en ? `${company.name} (${company.name_en})` : company.name],
    [words.number, formatRegistrationNumber(company.registration_number)],
    [words.ceo, company.ceo],
    [words.address, company.address],
    [words.status, stateOf(visit, company.verification)],
    [words.certificate, certificateOf(visit, view)],
  ];
};

/** One company: what it says of itself, its certificate and its people. */
export async function companyDetail(work: Work, visit: Visit, { number = '' }: Params): Promise<Shown | null> {
  const view = await viewCompany(work, number);
  if (!view) return null;
  const { company, people } = view;
  const { text } = visit;
  const words = text.companies;
  const path = `/companies/${company.registration_number}`;
  const verdicts = (['verify', 'reject'] as const).filter(
    (verdict) => company.verification !== (verdict === 'verify' ? 'verified' : 'rejected'),
  );
  return {
    title: company.name,
    body: html`${crumb(visit, '/companies', words.title)}<h1>${company.name}</h1>
      <p class="lead">${words.since} ${time(visit, company.created_at)}</p>${facts(companyFacts(visit, view))}
      <div class="actions">${verdicts.map(
        (verdict) =>
          html`<a class="button ${verdict === 'verify' && 'primary'}" href="${at(visit, `${path}/${verdict}`)}">${words[verdict].button}</a>`,
      )}</div>
      <h2>${words.people}</h2>${table(
        words.people,
        [
          { title: text.people.name, kind: 'name', cell: (row) => link(visit, `/people/${row.id}`, row.name) },
          { title: text.people.email, cell: (row) => row.email },
          { title: text.people.status, cell: (row) => memberState(visit, row) },
          {
            title: words.transfer.column,
            cell: (row) =>
              row.email_verified_at
                ? link(visit, `${path}/transfer/${row.id}`, words.transfer.link)
                : text.people.unverified,
          },
        ],
        people,
        words.nobody,
      )}`,
  };
}

/** How somebody belongs to the company. */
export function memberState(
  { text }: Visit,
  person: { member_status: 'active' | 'pending' | 'deactivated'; is_owner: boolean },
): Html {
  const tone = { active: 'good', pending: 'wait', deactivated: '' } as const;
  const { member_status, is_owner } = person;
  return pill(
    is_owner && member_status === 'active' ? text.people.owner : text.people.state[member_status],
    tone[member_status],
  );
}

const seenOfCompany = ({ company, certificate, people }: CompanyView) => [
  company.id,
  company.name,
  company.ceo,
  company.address,
  company.registration_number,
  company.verification,
  certificate?.id,
  people.length,
];

function verdict(word: 'verify' | 'reject'): Act<CompanyView> {
  const to = word === 'verify' ? 'verified' : 'rejected';
  return {
    path: `/companies/:number/${word}`,
    command: `company ${word}`,
    load: (work, { number = '' }) => holdCompany(work, number),
    words: ({ company }) => [company.registration_number],
    seen: seenOfCompany,
    question: (visit, view) => ({
      ...visit.text.companies[word],
      facts: companyFacts(visit, view),
      danger: word === 'reject',
    }),
    run: (work, { company }) => judgeCompany(work, company.registration_number, to),
    back: ({ company }) => `/companies/${company.registration_number}`,
    done: to,
  };
}

type Transfer = CompanyView & { person: CompanyView['people'][number] };

const transfer: Act<Transfer> = {
  path: '/companies/:number/transfer/:person',
  command: 'company transfer',
  load: async (work, { number = '', person: id }) => {
    const view = await holdCompany(work, number);
    const person = view?.people.find((one) => one.id === id && one.email_verified_at);
    return view && person ? { ...view, person } : null;
  },
  words: ({ company, person }) => [company.registration_number, person.id],
  seen: (view) => [...seenOfCompany(view), view.people.map(({ id, member_status }) => [id, member_status])],
  question: (visit, { company, people, person }) => {
    const words = visit.text.companies;
    const others = people.filter((one) => one.id !== person.id && one.member_status === 'active');
    return {
      ...words.transfer,
      facts: [
        [words.name, company.name],
        [words.number, formatRegistrationNumber(company.registration_number)],
        [words.transfer.to, `${person.name} <${person.email}>`],
        [words.transfer.out, others.map(({ name, email }) => `${name} <${email}>`).join(', ') || words.nobody],
      ],
      danger: true,
    };
  },
  run: (work, { company, person }) => transferCompany(work, company.registration_number, person.email),
  back: ({ company }) => `/companies/${company.registration_number}`,
  done: 'transferred',
};

/** What an operator does about a company. */
export const companyActs = [bound(verdict('verify')), bound(verdict('reject')), bound(transfer)] as const;
