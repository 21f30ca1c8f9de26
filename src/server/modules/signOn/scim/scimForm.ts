/** Names of schemas and messages of SCIM 2 (RFC 7643, 7644). */
export const URN = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  enterprise: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const;

export type ScimType = 'invalidFilter' | 'uniqueness' | 'mutability' | 'invalidSyntax' | 'invalidPath' | 'invalidValue';

/** A refusal in SCIM's own words. */
export class ScimError extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly scimType?: ScimType,
  ) {
    super(detail);
  }
}

/** How an error is answered. */
export const errorBody = (status: number, detail: string, scimType?: ScimType) => ({
  schemas: [URN.error],
  status: String(status),
  ...(scimType ? { scimType } : {}),
  detail,
});

/** A page of a list; `startIndex` begins with 1. */
export const listBody = (resources: readonly object[], total: number, startIndex: number) => ({
  schemas: [URN.list],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** What a directory may read of a person, and what it wrote. */
export interface ScimPerson {
  id: string;
  external_id: string | null;
  email: string;
  name: string;
  title: string;
  department: string;
  language: string;
  role: string;
  active: boolean;
  created_at: Date;
}

/** A person as a resource. */
export const userBody = (person: ScimPerson, base: string) => ({
  schemas: [URN.user, URN.enterprise],
  id: person.id,
  ...(person.external_id === null ? {} : { externalId: person.external_id }),
  userName: person.email,
  name: { formatted: person.name },
  displayName: person.name,
  ...(person.title ? { title: person.title } : {}),
  preferredLanguage: person.language,
  active: person.active,
  emails: [{ value: person.email, type: 'work', primary: true }],
  roles: [{ value: person.role, primary: true }],
  [URN.enterprise]: person.department ? { department: person.department } : {},
  meta: {
    resourceType: 'User',
    created: person.created_at.toISOString(),
    location: `${base}/Users/${person.id}`,
  },
});

/** What this service can do (RFC 7643, section 5). */
export const configBody = (base: string) => ({
  schemas: [URN.config],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer key',
      description: 'A SCIM key, made by an owner of the company.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

/** The kinds of resources: people. */
export const resourceTypes = (base: string) => [
  {
    schemas: [URN.resourceType],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: URN.user,
    schemaExtensions: [{ schema: URN.enterprise, required: false }],
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
  },
];

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

const VALUE_PARTS = [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })];

/** The attributes of people that are kept. */
export const schemas = (base: string) => [
  {
    schemas: [URN.schema],
    id: URN.user,
    name: 'User',
    description: 'A member of the company',
    attributes: [
      attribute('userName', { required: true, mutability: 'immutable', uniqueness: 'global' }),
      attribute('name', {
        type: 'complex',
        subAttributes: [attribute('formatted'), attribute('familyName'), attribute('givenName')],
      }),
      attribute('displayName'),
      attribute('title'),
      attribute('preferredLanguage'),
      attribute('active', { type: 'boolean' }),
      attribute('emails', { type: 'complex', multiValued: true, mutability: 'readOnly', subAttributes: VALUE_PARTS }),
      attribute('roles', { type: 'complex', multiValued: true, subAttributes: VALUE_PARTS }),
    ],
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${URN.user}` },
  },
  {
    schemas: [URN.schema],
    id: URN.enterprise,
    name: 'EnterpriseUser',
    description: 'Department of a member',
    attributes: [attribute('department')],
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${URN.enterprise}` },
  },
];
