import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { shortText, uuid } from '../values';

/** What somebody can prove the second time. A passkey alone is both. */
export const factorMethod = z.enum(['passkey', 'app', 'recovery']);
export type FactorMethod = z.infer<typeof factorMethod>;

/** A passkey, as its owner knows it. */
export const passkey = z
  .object({
    id: uuid,
    name: z.string(),
    /** Kept by a provider on all of the person's devices. */
    synced: z.boolean(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .register(apiSchemas, { id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

/** What a person has beside the password. */
export const secondFactors = z
  .object({
    passkey_list: z.array(passkey),
    app: z.object({ created_at: z.string(), last_used_at: z.string().nullable() }).nullable(),
    /** Recovery codes that were not used yet. */
    recovery_left: z.number().int(),
    /** The company asks its members for a second factor, so the last one stays. */
    required: z.boolean(),
    /** The person can prove who they are at the company's identity provider, in place of the password. */
    sign_on: z.boolean(),
  })
  .register(apiSchemas, { id: 'SecondFactors' });
export type SecondFactors = z.infer<typeof secondFactors>;

/** After a change. The codes are given this once, when they were made. */
export const factorsChanged = z.object({ factors: secondFactors, recovery_codes: z.array(z.string()).nullable() });
export type FactorsChanged = z.infer<typeof factorsChanged>;

/** An opaque token of a question that waits for its answer. */
export const challengeToken = z.string().min(16).max(200);

const base64url = (max: number) => z.string().min(1).max(max);

/** What a browser is to ask an authenticator, as WebAuthn writes it in JSON. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  expires_at: z.string(),
  options: z.record(z.string(), z.unknown()),
});
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}),
};

/** What a new passkey answered, as WebAuthn writes it in JSON. */
export const passkeyCreated = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(shortText(20)).max(10).optional(),
  }),
});
export type PasskeyCreated = z.infer<typeof passkeyCreated>;

/** What a passkey signed, as WebAuthn writes it in JSON. */
export const passkeySigned = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.string().max(200).optional(),
  }),
});
export type PasskeySigned = z.infer<typeof passkeySigned>;

export const passkeyName = shortText(60).min(1);
/** A code of the app, or a recovery code, as people write it down: spaces may stand in it. */
export const signInCode = z.string().trim().min(1).max(40);
