import { createHmac, randomBytes } from 'node:crypto';
import { postGuarded, type SendRules, type Sent } from './postGuarded';

/** Where text messages go, and under which name. */
export interface TextSettings {
  /** Takes one message each, as `POST /messages/v4/send` of Solapi does. */
  url: string;
  apiKey: string;
  apiSecret: string;
  /** The registered sender number, digits alone. */
  from: string;
  /** The KakaoTalk channel (`pfId`) and the codes of its templates, by kind of text. */
  channel: string | undefined;
  templates: Readonly<Record<string, string>>;
  /** What a message costs in won, as the contract with the provider says. */
  won: { talk: number; text: number };
}

interface Text {
  to: string;
  body: string;
  template: string | undefined;
  variables: Record<string, string>;
}

/**
 * The header that proves the sender: HMAC-SHA256 over the time and a salt, as Solapi documents it ("Authentication", "API key").
 * A signature holds for 15 minutes and once.
 */
export function signedBy(
  { apiKey, apiSecret }: Pick<TextSettings, 'apiKey' | 'apiSecret'>,
  at: Date,
  salt: string,
): string {
  const date = at.toISOString();
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

/**
 * One message as the provider takes it: by a KakaoTalk template where one is registered for it, and as a text message where the
 * phone has no KakaoTalk; else as a text message alone.
 */
export function textBody(settings: TextSettings, { to, body, template, variables }: Text): string {
  const { from, channel } = settings;
  const talk = channel && template ? { pfId: channel, templateId: template, variables, disableSms: false } : undefined;
  return JSON.stringify({ message: { to, from, text: body, ...(talk ? { type: 'ATA', kakaoOptions: talk } : {}) } });
}

/** Hands a message to the provider. Never rejects. */
export function sendText(settings: TextSettings, text: Text, at: Date, rules: SendRules): Promise<Sent> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    authorization: signedBy(settings, at, randomBytes(16).toString('hex')),
  };
  return postGuarded({ url: settings.url, headers, body: textBody(settings, text) }, rules);
}

/** What a message costs. */
export const wonOf = (settings: TextSettings, template: string | undefined): number =>
  settings.channel && template ? settings.won.talk : settings.won.text;
