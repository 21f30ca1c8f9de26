import { expect, it } from 'vitest';
import { privateSign } from './privateText';

it.each([
  ['예산 ₩12,500', 'money'],
  ['32,500원', 'money'],
  ['budget 1200', 'money'],
  ['USD 15.2 / 12 USD', 'money'],
  ['(주)대한철강 납품분', 'company'],
  ['기존 거래처 납품', 'company'],
  ['Hanil Steel Co., Ltd.', 'company'],
])('%s looks like a secret: %s', (text, sign) => expect(privateSign(text)).toBe(sign));

it.each([
  'PIPE SMLS 4" SCH40 A106-B 12 M',
  'KS D 3562 SPPS 38 원형강관 100A',
  '90° ELBOW LR 6" SCH80 A234-WPB BW 24 EA',
  'GATE VALVE 2" 800# A105 SW',
  'COATED, CORRUGATED 1.5t',
  '단열재 50T 12억제재',
])('%s does not', (text) => expect(privateSign(text)).toBeNull());
