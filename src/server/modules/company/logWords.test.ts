import { expect, test } from 'vitest';
import { logWords } from './logWords';

test.each([
  ['delivery_status', 'PART_SHIPPED', '출하: 일부 출하', 'Delivery: Part shipped'],
  ['second_factor', 'app', '2단계 인증: 인증 앱', 'Second factor: authenticator app'],
  ['total', '12226720.00 KRW', '합계: KRW 12,226,720', 'Total: KRW 12,226,720'],
  ['total', '1234.50 USD', '합계: USD 1,234.50', 'Total: USD 1,234.50'],
  ['is_owner', 'true', '관리자: 예', 'Owner: yes'],
  ['unheard_of', 'x', 'unheard_of: x', 'unheard_of: x'],
])('%s %s is written in words', (name, value, ko, en) => {
  expect(logWords({ [name]: value }, 'ko')).toBe(ko);
  expect(logWords({ [name]: value }, 'en')).toBe(en);
});
