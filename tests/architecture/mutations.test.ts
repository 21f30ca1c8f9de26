import { expect, test } from 'vitest';
import { everyEndpoint } from '../support/everyEndpoint';
import { filesUnder, textOf } from './sourceFiles';

/** Calls of the trade that bind nobody: what is drafted, read or said. Whatever else is a POST there binds. */
const FREE = [
  'POST /order/{order_number}/account/offer',
  'POST /order/{order_number}/shipment/{shipment_id}/certificate',
  'POST /order/{order_number}/shipment/{shipment_id}/stock',
  'POST /purchase/address',
  'POST /purchase/check',
  'POST /quotation/request/{rfq_number_id}/sheet',
  'POST /rfq',
  'POST /rfq/parse',
  'POST /rfq/{rfq_number_id}/comparison/paper',
  'POST /rfq/{rfq_number_id}/comparison/sheet',
  'POST /rfq/{rfq_number_id}/copy',
  'POST /rfq/{rfq_number_id}/plan',
  'POST /rfq/{rfq_number_id}/question',
  'POST /rfq/{rfq_number_id}/question/{question_id}/answer',
  'POST /rfq/{rfq_number_id}/quotation/{quotation_id}/ask-validity',
  'POST /rfq/{rfq_number_id}/remainder',
  'POST /rfq/{rfq_number_id}/vendor/list',
  'POST /rfq/{rfq_number_id}/view',
];

const files = ['src', 'pages'].flatMap(filesUnder).filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));
const found = (pattern: RegExp) => files.filter((path) => pattern.test(textOf(path)));

/** The one file that knows the library's mutations. */
const FACTORY = 'src/client/queries/mutation.ts';

/** Every `useApiMutation({ … })` of the code, with the line it begins on. */
function mutationsIn(path: string): { place: string; text: string }[] {
  const text = textOf(path);
  return [...text.matchAll(/\buseApiMutation(?:<[^(]*>)?\(/g)].map((match) => {
    let depth = 0;
    let end = match.index;
    do {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
      end += 1;
    } while (end < text.length && (depth > 0 || text[end - 1] !== ')'));
    return { place: `${path}:${text.slice(0, match.index).split('\n').length}`, text: text.slice(match.index, end) };
  });
}

const mutations = files.filter((path) => path !== FACTORY).flatMap(mutationsIn);

test('the walk meets every mutation', () => {
  expect(mutations.length).toBeGreaterThan(60);
});

test('every mutation is declared by the factory', () => {
  expect(found(/\b(useMutation|mutationOptions|mutationFn)\b/)).toEqual([FACTORY]);
});

test('no mutation can be paused: the one default of the query client holds for all', () => {
  expect(mutations.filter(({ text }) => /networkMode|retry/.test(text)).map(({ place }) => place)).toEqual([]);
  expect(textOf(FACTORY)).not.toMatch(/networkMode|retry|scope/);
  // Besides, five reads that somebody waits for fail at once offline: a record before it is saved over, who will
  // receive a request, and whether an award, a purchase or a quotation needs approval.
  expect(found(/networkMode/)).toEqual([
    'src/client/queries/approval.ts',
    'src/client/queries/purchaseApproval.ts',
    'src/client/queries/quotationApproval.ts',
    'src/client/queries/refetchOnMount.ts',
    'src/client/queries/rfq.ts',
    'src/client/shell/queryClient.ts',
  ]);
  expect(found(/new QueryClient\(/)).toEqual(['src/client/shell/queryClient.ts']);
  expect(found(/setMutationDefaults|resumePausedMutations/)).toEqual([]);
});

test('every mutation leaves by `send` and so by `call`, which hands what binds to the one place', () => {
  const others = mutations.filter(({ text }) => !/\bsend(?:<\w+>)?\(|\bsendStep\(send,/.test(text));
  expect(others.map(({ place }) => place)).toEqual([]);
  expect(textOf(FACTORY)).toMatch(/const send: Send = .* => call\(/);
  // Besides, the outcome of an action whose page was lost is looked up: that call carries nothing out.
  expect(found(/\bapi\.send\(/)).toEqual([
    'src/client/api/call.ts',
    'src/client/shell/commitment/CommitmentNotices.tsx',
  ]);
  expect(found(/\bapi\.commit\(/)).toEqual(['src/client/api/call.ts']);
});

test('a mutation of the trade that does not bind is named here', async () => {
  const TRADE = ['rfq', 'quotation', 'bid', 'order', 'purchase'];
  const posts = (await everyEndpoint()).filter((one) => one.method === 'POST' && one.access === 'member');
  const free = posts.filter((one) => TRADE.includes(one.tag) && !one.binds).map((one) => `POST ${one.path}`);
  expect(free.filter((call) => !FREE.includes(call))).toEqual([]);
});

test('what binds carries a key by which it can be looked up', async () => {
  const binding = (await everyEndpoint()).filter((one) => one.binds);
  expect(binding.length).toBeGreaterThan(25);
  expect(binding.filter((one) => one.method !== 'POST' || one.idempotency !== 'required')).toEqual([]);
});
