import { expect, test } from 'vitest';
import { keepKoreanWords, piecesOf } from './wordBreaks.mjs';

keepKoreanWords();

test.each([
  ['B2B 마켓플레이스입니다. 다음', ['B2B ', '마켓플레이스입니다. ', '다음']],
  ['STS304강관 10EA와 5%를', ['STS304강관 ', '10EA와 ', '5%를']],
  ['보온·보냉 「도면」은', ['보온·', '보냉 ', '「도면」은']],
  ['한빛\n플랜트', ['한빛\n', '플랜트']],
  ['SMLS PIPE A106-B', ['SMLS ', 'PIPE ', 'A106-', 'B']],
])('%j may be broken between words alone', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});
