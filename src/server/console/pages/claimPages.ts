import { formatRegistrationNumber } from '../../../domain/company/registrationNumber';
import type { Work } from '../../http/context';
import { type ClaimLine, decideClaim, openClaims } from '../../modules/company/claimDecision.service';
import { holdCompany } from '../../modules/company/operatorView.service';
import type { Act, Params } from '../act';
import { bound } from '../boundAct';
import { type Html, html } from '../html';
import type { Shown } from '../layout';
import { crumb, facts, link, listPage, PAGE_SIZE, pageOfQuery, time } from '../parts';
import { at, type Visit } from '../visit';

/** One open claim; null when it is decided, or not there. */
export const claimOf = async (work: Work, id: string | undefined): Promise<ClaimLine | null> =>
  (await openClaims(work)).find((claim) => claim.id === id) ?? null;

const holds = (claim: ClaimLine, search: string) =>
  [
    claim.company,
    claim.registration_number,
    formatRegistrationNumber(claim.registration_number),
    claim.name,
    claim.email,
  ].some((text) => text.toLowerCase().includes(search.toLowerCase()));

/** Claims that wait, the oldest first. */
export async function claimList(work: Work, visit: Visit): Promise<Shown> {
  const { search, offset } = pageOfQuery(visit);
  const rows = (await openClaims(work)).filter((claim) => holds(claim, search)).slice(offset, offset + PAGE_SIZE + 1);
  const words = visit.text.claims;
  return listPage(
    visit,
    'claims',
    [
      { title: words.company, kind: 'name', cell: (row) => link(visit, `/claims/${row.id}`, row.company) },
      {
        title: visit.text.companies.number,
        kind: 'time',
        cell: (row) => formatRegistrationNumber(row.registration_number),
      },
      { title: words.person, cell: (row) => html`${row.name}<div class="sub">${row.email}</div>` },
      { title: words.filed, kind: 'time', cell: (row) => time(visit, new Date(row.filed_at)) },
      { title: words.reason, cell: (row) => row.reason },
    ],
    rows,
  );
}

function claimFacts(visit: Visit, claim: ClaimLine): Array<readonly [string, Html | string]> {
  const { claims: words, companies } = visit.text;
  return [
    [words.company, link(visit, `/companies/${claim.registration_number}`, claim.company)],
    [companies.number, formatRegistrationNumber(claim.registration_number)],
    [words.person, `${claim.name} <${claim.email}>`],
    [words.filed, time(visit, new Date(claim.filed_at))],
    [words.reason, claim.reason],
    [
      companies.certificate,
      claim.certificate
        ? link(visit, `/claims/${claim.id}/certificate`, claim.certificate.name)
        : companies.noCertificate,
    ],
  ];
}

/** One claim with what proves it. */
export async function claimDetail(work: Work, visit: Visit, { id }: Params): Promise<Shown | null> {
  const claim = await claimOf(work, id);
  if (!claim) return null;
  const words = visit.text.claims;
  return {
    title: claim.company,
    body: html`${crumb(visit, '/claims', words.title)}<h1>${claim.company}</h1><p class="lead">${words.detail}</p>
      ${facts(claimFacts(visit, claim))}<div class="actions">${(['accept', 'refuse'] as const).map(
        (word) => html`<a class="button" href="${at(visit, `/claims/${claim.id}/${word}`)}">${words[word].button}</a>`,
      )}</div>`,
  };
}

function decision(word: 'accept' | 'refuse'): Act<ClaimLine> {
  return {
    path: `/claims/:id/${word}`,
    command: 'claim decide',
    load: async (work, { id }) => {
      const claim = await claimOf(work, id);
      // The decision stays about the company as it was seen.
      return claim && (await holdCompany(work, claim.registration_number)) ? claimOf(work, id) : null;
    },
    words: ({ id }) => [id, word],
    seen: (claim) => claim,
    question: (visit, claim) => ({
      ...visit.text.claims[word],
      facts: claimFacts(visit, claim),
      danger: word === 'refuse',
    }),
    note: true,
    run: (work, { id }, note) => decideClaim(work, id, word, note),
    back: () => '/claims',
    done: word === 'accept' ? 'accepted' : 'refused',
  };
}

/** What an operator does about a claim. */
export const claimActs = [bound(decision('accept')), bound(decision('refuse'))] as const;
