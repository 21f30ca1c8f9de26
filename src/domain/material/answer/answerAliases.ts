/** Other words of the trade for the answers that a cell with a list takes, in any language of its writer. */
const ALIASES: Readonly<Record<'response' | 'supply', Readonly<Record<string, readonly string[]>>>> = {
  response: {
    exact: ['요청대로', '사양대로', '동일', '동일 사양', '가능', 'same', 'as specified', 'ok', 'yes'],
    alternate: ['대체', '대체품', '대안', '대체 규격', 'alt', 'alt.', 'alternative', 'substitute'],
    no_quote: ['불가', '견적불가', '불참', '없음', 'nq', 'n/q', 'no bid', 'regret', 'not available'],
  },
  supply: {
    stock: ['재고품', '보유', '보유 재고', '재고 보유', '현물', 'stock', 'in stock', 'ex-stock', 'available'],
    production: ['제작', '주문 생산', '생산품', '신규 생산', 'mill', 'production', 'make to order', 'new production'],
  },
};

/** The other words for one answer of a column; none where the column's own word is all that is used. */
export const answerAliases = (column: 'response' | 'supply', code: string): readonly string[] =>
  ALIASES[column][code] ?? [];
