import type * as WebAuthn from '@simplewebauthn/browser';
import { useTranslation } from 'next-i18next/pages';
import type { PasskeyCreated, PasskeyQuestion, PasskeySigned } from '../../../contract/entities/secondFactor';
import { useErrorText } from '../errors/useErrorText';

const REASONS = ['cancelled', 'elsewhere', 'known', 'unsupported'] as const;
type Reason = (typeof REASONS)[number];

/** Why no passkey came about, before anything was sent. */
class PasskeyFault extends Error {
  override name = 'PasskeyFault';
  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** By the name that browsers give the failure. */
const BY_NAME: Readonly<Record<string, Reason>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  SecurityError: 'elsewhere',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
};

type Browser = typeof WebAuthn;

/** Its script is loaded when somebody uses a passkey. */
async function asking<Answer>(ask: (browser: Browser) => Promise<Answer>): Promise<Answer> {
  const browser = await import('@simplewebauthn/browser');
  if (!browser.browserSupportsWebAuthn()) throw new PasskeyFault('unsupported');
  return ask(browser).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyFault(BY_NAME[name] ?? 'cancelled', error);
  });
}

/** Has the browser make a passkey. */
export async function createPasskey({ options }: PasskeyQuestion): Promise<PasskeyCreated> {
  const optionsJSON = options as unknown as WebAuthn.PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await asking((browser) => browser.startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
  };
}

/** Has the browser sign with a passkey. */
export async function signWithPasskey({ options }: PasskeyQuestion): Promise<PasskeySigned> {
  const optionsJSON = options as unknown as WebAuthn.PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await asking((browser) => browser.startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  };
}

/** The sentence for a failure of a passkey, or of any call. */
export function usePasskeyErrorText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  return (error) => (error instanceof PasskeyFault ? t(`passkey.${error.reason}`) : errorText(error));
}
