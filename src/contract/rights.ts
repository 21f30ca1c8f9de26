/** What a role of a company may permit. Ownership is no right: bank accounts, owners and the audit log stay with owners. */
export const RIGHTS = [
  'see_prices',
  'request',
  'submit_request',
  'award',
  'quote',
  'submit_quotation',
  'ship',
  'receive',
  'pay',
  'change_stock',
  'see_cost',
  'export',
  'edit_company',
  'manage_budgets',
  'exceed_budget',
  'manage_people',
] as const;
export type Right = (typeof RIGHTS)[number];

/** What an API key may be given: the trade, and neither people nor the company's own facts, nor going beyond a budget. */
export const KEY_RIGHTS = RIGHTS.filter(
  (right): right is KeyRight => right !== 'manage_people' && right !== 'edit_company' && right !== 'exceed_budget',
);
export type KeyRight = Exclude<Right, 'manage_people' | 'edit_company' | 'exceed_budget'>;

/** Roles that every company has. `member` is the role of everybody who was let in without another one. */
export const COMMON_ROLES = ['member', 'buyer', 'seller', 'warehouse', 'accounts', 'viewer'] as const;
export type CommonRole = (typeof COMMON_ROLES)[number];

/** A common role, or `own` for one that the company made itself. */
export const ROLES = [...COMMON_ROLES, 'own'] as const;
export type Role = (typeof ROLES)[number];

export const RIGHTS_OF_ROLE: Readonly<Record<CommonRole, readonly Right[]>> = {
  member: RIGHTS.filter((right) => !['manage_people', 'manage_budgets', 'exceed_budget'].includes(right)),
  buyer: ['see_prices', 'request', 'submit_request', 'award', 'receive', 'export'],
  seller: ['see_prices', 'quote', 'submit_quotation', 'ship', 'export'],
  warehouse: ['ship', 'receive', 'change_stock'],
  accounts: ['see_prices', 'pay', 'export', 'manage_budgets'],
  viewer: ['see_prices'],
};

/** A person's place in a company, as far as rights follow from it. */
export interface RoleHolder {
  is_owner: boolean;
  role: Role;
  /** The rights of the company's own role; null with a common one. */
  own_rights: readonly string[] | null;
}

/** The rights of a person: an owner has all. */
export function rightsOf({ is_owner, role, own_rights }: RoleHolder): readonly Right[] {
  if (is_owner) return RIGHTS;
  if (role !== 'own') return RIGHTS_OF_ROLE[role];
  return RIGHTS.filter((right) => own_rights?.includes(right));
}
