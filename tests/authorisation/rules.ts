import type { ErrorName } from '../../src/contract/errorCodes';

/**
 * Everybody there is, seen from one buyer's request: `author` quoted and got the order, `matched` only received the
 * request, `stranger` sells something else, `otherData` is real where the rest are tests. `buyer` owns its company, and
 * `colleague` is a plain member of it. `pending` waits at the buyer's company and `pendingSeller` at the author's.
 * `removed` was taken out of the buyer's company and holds the old token; of `removedSeller` a login still stands.
 */
export const PEOPLE = [
  'anonymous',
  'withdrawn',
  'removed',
  'removedSeller',
  'pending',
  'pendingSeller',
  'otherData',
  'stranger',
  'otherBuyer',
  'matched',
  'author',
  'colleague',
  'buyer',
] as const;
export type Person = (typeof PEOPLE)[number];

interface Rule {
  /** Who gets to the record; to everybody else with permission to call it does not exist. */
  past: readonly Person[];
  /** How it is said that a record does not exist. */
  hidden: readonly ErrorName[];
  /** Who sees the record and may not do this with it, and how that is said. */
  sees?: readonly Person[];
  refused?: readonly ErrorName[];
}

/** Who comes from outside a company, though an account of theirs names it. */
export const OUTSIDERS = ['removed', 'removedSeller', 'pending', 'pendingSeller'] as const;
const GONE: readonly Person[] = ['withdrawn', 'removed', 'removedSeller'];
const WAITING: readonly Person[] = ['pending', 'pendingSeller'];

/** Whose login is worth nothing any more. */
export const isGone = (who: Person) => GONE.includes(who);
/** Who has requested to join a company and was not let in. */
export const isWaiting = (who: Person) => WAITING.includes(who);

const BUYERS = ['buyer', 'colleague'] as const;
const SELLERS = ['author', 'matched'] as const;
const OTHER_SIDE: readonly ErrorName[] = ['ORDER_STATE', 'ORDER_NOT_PAID'];
const LOGINS = PEOPLE.filter((who) => who !== 'anonymous' && !isGone(who));
const MEMBERS = LOGINS.filter((who) => !isWaiting(who));
/** Everybody here founded the own company, but for the plain member. */
const OWNERS = MEMBERS.filter((who) => who !== 'colleague');
const NO_RIGHT = { sees: ['colleague'], refused: ['RIGHT_MISSING'] } as const;
const OWNER_ONLY = { sees: ['colleague'], refused: ['OWNER_ONLY'] } as const;

/** The rules by which records are seen. A call without an id of somebody's record is for all who may call it. */
export const rules = {
  anybody: { past: PEOPLE.filter((who) => !isGone(who)), hidden: [] },
  login: { past: LOGINS, hidden: [] },
  /** Only for people from before companies were required: nobody here. */
  unfinished: { past: [], hidden: ['INVALID_USER', 'MEMBERSHIP_PENDING'] },
  member: { past: MEMBERS, hidden: [] },
  /** Of the own company, for its owners. */
  owner: { past: OWNERS, hidden: [], ...OWNER_ONLY },
  requestOfBuyer: { past: BUYERS, hidden: ['RFQ_NOT_FOUND'] },
  requestToSeller: { past: SELLERS, hidden: ['RFQ_NOT_FOUND', 'OWN_REQUEST'] },
  quotationOfAuthor: { past: ['author'], hidden: ['RFQ_NOT_FOUND', 'OWN_REQUEST', 'QUOTATION_NOT_FOUND'] },
  project: { past: [...BUYERS, ...SELLERS], hidden: ['RFQ_NOT_FOUND'] },
  bid: { past: [...BUYERS, 'author'], hidden: ['BID_NOT_FOUND'] },
  bidOfBuyer: { past: BUYERS, hidden: ['BID_NOT_FOUND'] },
  bidToSeller: { past: ['author'], hidden: ['BID_NOT_FOUND'] },
  order: { past: [...BUYERS, 'author'], hidden: ['ORDER_NOT_FOUND'] },
  orderOfBuyer: { past: BUYERS, hidden: ['ORDER_NOT_FOUND'], sees: ['author'], refused: OTHER_SIDE },
  orderOfSeller: { past: ['author'], hidden: ['ORDER_NOT_FOUND'], sees: BUYERS, refused: OTHER_SIDE },
  purchase: { past: BUYERS, hidden: ['CHECKOUT_NOT_FOUND', 'ORDER_NOT_FOUND'] },
  /** For who manages budgets: owners, and nobody else here. */
  budgetManager: { past: OWNERS, hidden: [], ...NO_RIGHT },
  costCode: { past: ['buyer'], hidden: ['COST_CODE_NOT_FOUND'], ...NO_RIGHT },
  ownBudget: { past: ['buyer'], hidden: ['BUDGET_NOT_FOUND'], ...NO_RIGHT },
  budgetMember: { past: MEMBERS, hidden: [] },
  requestCharged: { past: BUYERS, hidden: ['RFQ_NOT_FOUND'] },
  budgetReader: { past: BUYERS, hidden: ['BUDGET_NOT_FOUND'] },
  orderPlaced: { past: BUYERS, hidden: ['ORDER_NOT_FOUND'] },
  purchaseApproval: { past: BUYERS, hidden: ['APPROVAL_NOT_FOUND'] },
  stock: { past: ['author'], hidden: ['STOCK_NOT_FOUND', 'WAREHOUSE_NOT_FOUND', 'QUESTION_NOT_FOUND'] },
  warehouse: { past: ['author'], hidden: ['WAREHOUSE_NOT_FOUND'] },
  address: { past: BUYERS, hidden: ['ADDRESS_NOT_FOUND'] },
  cartLine: { past: ['buyer'], hidden: ['CART_LINE_NOT_FOUND'] },
  companyOwner: { past: ['buyer'], hidden: ['NOT_EXIST_USER'], ...OWNER_ONLY },
  companyMember: { past: ['buyer'], hidden: ['NOT_EXIST_USER'], ...NO_RIGHT },
  /** For who manages people: owners, and nobody else here. */
  peopleManager: { past: OWNERS, hidden: [], ...NO_RIGHT },
  ownRole: { past: ['buyer'], hidden: ['ROLE_NOT_FOUND'], ...NO_RIGHT },
  ownUnit: { past: ['buyer'], hidden: ['UNIT_NOT_FOUND'], ...NO_RIGHT },
  ownWebhook: { past: ['buyer'], hidden: ['WEBHOOK_NOT_FOUND', 'DELIVERY_NOT_FOUND'], ...NO_RIGHT },
  ownKey: { past: ['buyer'], hidden: ['KEY_NOT_FOUND'], ...NO_RIGHT },
  ownDomain: { past: ['buyer'], hidden: ['DOMAIN_NOT_FOUND'], ...OWNER_ONLY },
  ownScimKey: { past: ['buyer'], hidden: ['KEY_NOT_FOUND'], ...OWNER_ONLY },
  ownInvitation: { past: ['buyer'], hidden: ['INVITATION_NOT_FOUND'], ...NO_RIGHT },
  /** Of a pending person, who is no member yet: nobody. */
  deputyOfMember: { past: [], hidden: ['NOT_EXIST_USER'] },
  device: { past: ['buyer'], hidden: ['NOT_FOUND', 'FACTOR_NOT_FOUND'] },
  fileOfBuyer: { past: BUYERS, hidden: ['FILE_NOT_FOUND'] },
  exportOfBuyer: { past: ['buyer'], hidden: ['EXPORT_NOT_FOUND'] },
  ownMapping: { past: BUYERS, hidden: ['ERP_MAPPING_NOT_FOUND'] },
  ownErpExport: { past: BUYERS, hidden: ['ERP_EXPORT_NOT_FOUND'] },
  saleList: { past: ['author'], hidden: ['FILE_NOT_FOUND'] },
  signedLink: { past: [], hidden: ['FILE_LINK_EXPIRED', 'WRONG_PARAM'] },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
export const ruleNamed = (name: RuleName): Rule => rules[name];
