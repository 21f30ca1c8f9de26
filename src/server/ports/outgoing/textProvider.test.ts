import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedBy, textBody, wonOf } from './textProvider';

const settings = {
  url: 'https://api.example.com/messages/v4/send',
  apiKey: 'KEY',
  apiSecret: 'SECRET',
  from: '15440000',
  channel: 'CHANNEL',
  templates: { bid: 'TEMPLATE' },
  won: { talk: 13, text: 18 },
};
const text = { to: '01012345678', body: '[STLBS] 알림', variables: { '#{제목}': '강관' } };

test('a signature is the HMAC of time and salt by the secret, which itself never leaves', () => {
  const at = new Date('2026-11-26T00:00:00.000Z');
  const signature = createHmac('sha256', 'SECRET').update('2026-11-26T00:00:00.000Zsalt').digest('hex');
  expect(signedBy(settings, at, 'salt')).toBe(
    `HMAC-SHA256 apiKey=KEY, date=2026-11-26T00:00:00.000Z, salt=salt, signature=${signature}`,
  );
});

test('a kind with a registered template goes by KakaoTalk, with the text for phones without it', () => {
  const { message } = JSON.parse(textBody(settings, { ...text, template: 'TEMPLATE' }));
  expect(message).toEqual({
    to: '01012345678',
    from: '15440000',
    text: '[STLBS] 알림',
    type: 'ATA',
    kakaoOptions: { pfId: 'CHANNEL', templateId: 'TEMPLATE', variables: { '#{제목}': '강관' }, disableSms: false },
  });
  expect(wonOf(settings, 'TEMPLATE')).toBe(13);
});

test('any other goes as a text message', () => {
  const { message } = JSON.parse(textBody(settings, { ...text, template: undefined }));
  expect(message).toEqual({ to: '01012345678', from: '15440000', text: '[STLBS] 알림' });
  expect(wonOf(settings, undefined)).toBe(18);
});
