/**
 * What the titles of quantity columns say of them, English and Korean, and which of several is bought.
 * Source: public take-off, revision and purchase sheets of the trade.
 */
export type QuantityRole =
  | 'order'
  | 'final'
  | 'total'
  | 'revised'
  | 'revision'
  | 'plain'
  | 'required'
  | 'part'
  | 'net'
  | 'old'
  | 'spare'
  | 'difference'
  | 'stock'
  | 'done';

/** Which column is bought when several hold quantities: the highest. Roles without a rank are never bought. */
export const QUANTITY_RANK: Readonly<Partial<Record<QuantityRole, number>>> = {
  order: 10,
  final: 9,
  total: 8,
  revised: 7,
  revision: 6,
  plain: 5,
  required: 5,
  net: 3,
  old: 1,
};

/** The first list that holds the word says the role: what is never bought stands first. */
export const QUANTITY_TITLES: readonly (readonly [role: QuantityRole, words: string])[] = [
  [
    'difference',
    'DIFF;DIFF.;DIFFERENCE;DELTA;Δ;+/-;±;INC/DEC;INCREASE;DECREASE;VARIANCE;GAP;증감;증감량;차이;증;감;증가;감소',
  ],
  [
    'spare',
    'SPARE;SPARES;ALLOWANCE;MARGIN;CONTINGENCY;WASTE;WASTAGE;LOSS;EXTRA;OVERAGE;할증;할증량;할증율;할증률;여유;여유분;예비;예비품;로스;손실',
  ],
  [
    'stock',
    'STOCK;ON HAND;IN STOCK;INVENTORY;AVAILABLE;SURPLUS;FREE ISSUE;WAREHOUSE;재고;재고량;현재고;보유;보유량;지급;지급자재;사급;관급',
  ],
  [
    'done',
    'PROCURED;ALREADY PROCURED;ALREADY ORDERED;PREVIOUSLY ORDERED;RECEIVED;ISSUED;DELIVERED;USED;INSTALLED;SHIPPED;SUPPLIED;BALANCE;REMAIN;REMAINING;OPEN;입고;출고;반입;사용;시공;기시공;기발주;기납품;납품;잔량;잔여;미입고',
  ],
  [
    'old',
    'OLD;BEFORE;PREVIOUS;PREV;PREV.;ORIGINAL;ORIG;ORIG.;INITIAL;FORMER;당초;기존;변경전;변경 전;이전;전회;최초;원계약;전차;당초설계',
  ],
  [
    'order',
    'ORDER;ORDERED;TO ORDER;TO BE ORDERED;ORDERING;PURCHASE;PURCHASED;PURCHASING;TO PURCHASE;TO BUY;BUY;PO;P.O;P.O.;P/O;PROCURE;PROCUREMENT;RFQ;REQUEST;REQUESTED;SHORTAGE;SHORT;BALANCE TO ORDER;BALANCE TO BUY;발주;주문;구매;구입;청구;요청;조달;견적;부족;부족분;발주량;구매량',
  ],
  ['final', 'FINAL;LATEST;CURRENT;CONFIRMED;APPROVED;최종;확정;금회;현재'],
  ['revised', 'REVISED;CHANGED;CHANGE;NEW;AFTER;AMENDED;UPDATED;변경;변경후;변경 후;수정;개정;정정'],
  ['total', 'TOTAL;TTL;GRAND TOTAL;SUM;OVERALL;합계;합;계;총;총계;전체;소계;TOT;TOT.'],
  ['required', "REQUIRED;REQ;REQ.;REQ'D;REQD;NEEDED;DEMAND;소요;소요량;필요;필요량"],
  ['net', 'NET;DESIGN;BASE;MTO;BOM;TAKE OFF;TAKEOFF;ACTUAL;DRAWING;ISO;설계;정미;순;실;실소요;도면;산출;설계량;계약'],
];

/** What a size title stands for under a title that spans several. */
export const SIZE_PARTS: readonly (readonly [field: 'size' | 'size2' | 'dn', words: string])[] = [
  [
    'size',
    'MAIN;RUN;LARGE;LARGE END;BIG;HEADER;FROM;1;S1;SIZE1;1ST;A;주;주관;본관;대;대경;INCH;IN;IN.;(INCH);NPS;인치;B;L',
  ],
  [
    'size2',
    'BRANCH;BR;BR.;RED;RED.;REDUCING;REDUCED;SMALL;SMALL END;TO;2;S2;SIZE2;2ND;B;분기;분기관;지관;가지관;소;소경;이경;축소',
  ],
  ['dn', 'MM;(MM);DN;A;호칭;호칭경'],
];
