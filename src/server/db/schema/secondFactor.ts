import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, id } from './columns';
import { account, login } from './company';

const owner = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });

/** A passkey of a person. Only its public key is known here. */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    account_id: owner(),
    /** What the authenticator calls it, base64url. */
    credential_id: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    public_key: text('public_key').notNull(),
    /** How often the authenticator says it has signed; a copy of it falls behind. Zero where it does not count. */
    sign_count: bigint('sign_count', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Kept by a provider on several devices. */
    synced: boolean('synced').notNull(),
    name: text('name').notNull(),
    created_at: at('created_at').notNull(),
    last_used_at: at('last_used_at'),
  },
  (t) => [index('passkey_account').on(t.account_id)],
);

/** The authenticator app of a person: one, confirmed by a code. */
export const authenticatorApp = pgTable('authenticator_app', {
  account_id: owner().primaryKey(),
  /** Sealed with a key of the server. */
  secret: text('secret').notNull(),
  /** The time step of the newest code that was accepted: neither it nor an earlier one is accepted again. */
  last_step: bigint('last_step', { mode: 'number' }).notNull(),
  created_at: at('created_at').notNull(),
  last_used_at: at('last_used_at'),
});

/** A recovery code that was not used yet, as its hash. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    code_hash: text('code_hash').primaryKey(),
    account_id: owner(),
    created_at: at('created_at').notNull(),
  },
  (t) => [index('recovery_code_account').on(t.account_id)],
);

/** What a second factor is required for: a sign-in that has the password or the provider's word, a passkey alone, a recent authentication, or a new factor. */
export const FACTOR_PURPOSES = ['sign_in', 'sign_on', 'passkey_sign_in', 'reauth', 'new_passkey', 'new_app'] as const;

/** A question to a second factor that waits for its answer. Only the hash of its token is kept. */
export const factorChallenge = pgTable(
  'factor_challenge',
  {
    token_hash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: FACTOR_PURPOSES }).notNull(),
    /** Null where the passkey identifies the person. */
    account_id: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** The login that asks; null at a sign-in. */
    login_id: uuid('login_id').references(() => login.id, { onDelete: 'cascade' }),
    /** What a passkey has to sign, base64url; null before it was requested and after it was answered. */
    webauthn: text('webauthn'),
    /** The sealed secret of an authenticator app that is being set up. */
    secret: text('secret'),
    /** Answers that were wrong. */
    failures: integer('failures').notNull().default(0),
    created_at: at('created_at').notNull(),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [index('factor_challenge_account').on(t.account_id), index('factor_challenge_age').on(t.expires_at)],
);
