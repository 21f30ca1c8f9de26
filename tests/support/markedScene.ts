import { applyForJob } from '../../src/contract/endpoints/application';
import * as market from '../../src/contract/endpoints/market';
import type { Endpoint } from '../../src/contract/endpoint';
import { makeScene, type Scene } from '../authorisation/scene';
import { everyEndpoint } from './everyEndpoint';
import { markingApi } from './markedTexts';
import type { Api } from './http';
import { Caller, CERTIFICATE } from './people';
import { type Facts, sampleBody } from './sampleInput';
import type { TestServer } from './startServer';

/** Calls that end a login, a membership or a record that is shown later. */
const ENDS =
  /^\/auth\/|withdraw$|profile\/(password|company\/info|regacy)|\/(cancel|deactivate|refuse|remove|close|end|take-back|withdraw)$/;
const VERSIONS = [1, 2, 3, 4];
const STALE = 9409;

export interface MarkedScene extends Scene {
  /** Calls whose marked texts were taken, and those that took the same only without marks. */
  taken: ReadonlySet<string>;
  refused: ReadonlySet<string>;
}

/** The data of the authorisation tests in which every text that somebody can write is marked. */
export async function markedScene(server: TestServer): Promise<MarkedScene> {
  const { api, refused, texts } = await markingApi(server.api);
  const scene = await makeScene({ ...server, api });
  await applyMarked(api);
  await writeEverywhere(scene, await everyEndpoint());
  return { ...scene, taken: texts, refused };
}

/** Each call with a body, by a person with permission: a text that a call gains is written here without anybody's doing. */
async function writeEverywhere({ people, ids }: Scene, endpoints: readonly Endpoint[]): Promise<void> {
  const facts = Object.fromEntries(Object.entries(ids).filter(([name]) => /_id$|number$/.test(name)));
  for (const endpoint of endpoints) {
    if (/GET|DELETE/.test(endpoint.method) || endpoint.bytes || ENDS.test(endpoint.path)) continue;
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => [id, ids[id] ?? id]),
    );
    for (const who of [people.buyer, people.author]) if (await write(who, endpoint, params, facts)) break;
  }
}

/** Whether one version or another of the record took the call. */
async function write(who: Caller, endpoint: Endpoint, params: object, facts: Facts): Promise<boolean> {
  for (const version of VERSIONS) {
    const body = sampleBody(endpoint, { ...facts, version, phone: '010-1234-5678', phone_code: '+82' });
    const { mcode } = await who.call(endpoint, { params, body });
    if (mcode !== STALE) return mcode === 0;
  }
  return false;
}

/** An applicant; the operator and he get an email each. */
async function applyMarked(api: Api): Promise<void> {
  await new Caller(api).ok(applyForJob, {
    body: {
      job: 'fullstack-developer',
      name: '박지원',
      email: 'applicant@stlbs.test',
      phone: '010-1234-5678',
      message: '배관 자재 견적 업무를 5년 했습니다.',
      privacy_agreed: true,
      file: { name: '이력서.pdf', content: CERTIFICATE },
    },
  });
}

/** Addresses of pages on which what was written is shown, by who looks at them. */
export async function markedPages({ people, ids }: Scene): Promise<Array<{ who: Caller; paths: string[] }>> {
  const { rfq_number_id: request, order_number: order, item_id: lot } = ids;
  const { store_id } = await people.buyer.ok(market.getOpenItem, { params: { item_id: lot ?? '' } });
  const { materials } = await people.buyer.ok(market.getStore, { params: { store_id } });
  return [
    {
      who: people.buyer,
      paths: [
        '/service',
        '/service/buyer',
        '/service/project',
        `/service/project/${request}`,
        `/service/project/${order}`,
        `/service/project/purchase/${request}`,
        `/service/project/purchase/buy/${order}`,
        '/service/cart',
        `/service/buyer/purchase/${lot}`,
        '/service/buyer/search',
        `/service/buyer/search/${store_id}`,
        `/service/buyer/search/detail/${materials[0]?.id}`,
        '/service/stock/search',
        `/service/stock/search/detail/${lot}`,
        '/user/mypage/company',
        '/user/mypage/members',
        '/user/mypage/interest',
      ],
    },
    {
      who: people.author,
      paths: [
        '/service/seller',
        `/service/seller/detail/${request}`,
        `/service/seller/detail/view/${request}`,
        `/service/seller/${request}`,
        `/service/project/saleMaterial/${request}`,
        `/service/project/sale/quotation/${order}`,
        '/service/stock/my-stock',
        '/service/stock/open-stock',
        '/user/mypage/materials',
      ],
    },
  ];
}
