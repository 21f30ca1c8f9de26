/**
 * Column headers of lists, English and Korean, by the field they hold.
 * Source: public request, quotation, purchase-order and take-off sheets of the trade.
 */
export type ColumnField =
  | 'no'
  | 'code'
  | 'name'
  | 'description'
  | 'size'
  | 'size2'
  | 'schedule'
  | 'schedule2'
  | 'class'
  | 'material'
  | 'ends'
  | 'facing'
  | 'qty'
  | 'unit'
  | 'length'
  | 'total_length'
  | 'price'
  | 'amount'
  | 'weight'
  | 'delivery'
  | 'maker'
  | 'line'
  | 'tag'
  | 'remark'
  | 'standard'
  | 'category'
  | 'dn'
  | 'od'
  | 'wall';

export const HEADERS: readonly (readonly [field: ColumnField, words: string])[] = [
  [
    'no',
    'PT;PT NO;PT.;SR NO;SR. NO;SR.NO;SR NO.;S NO;S. NO;SI NO;SL;SL.;ITEM#;연 번;번 호;NO;NO.;S.NO;S/N;SL.NO;SL NO;CUST SL.NO;ITEM NO;ITEM NO.;POS;POS.;LINE;SEQ;번호;순번;항번;연번;NO(번호);#;№',
  ],
  [
    'code',
    'CMDTY CODE;COMMODITY;STOCK CODE;SAP CODE;SAP NO;IDENT;MAT_CODE;MATERIAL CODE;SHORT CODE;ITEM CODE;CUSTOMER ITEM CODE;ITEMNO;CODE;IDENT CODE;PART NO;PART NO.;COMMODITY CODE;품번;품목코드;자재코드;코드;품목번호',
  ],
  ['tag', 'TAG NO;TAG NO.;TAG;TAG NUMBER;태그;태그번호'],
  ['category', 'CATEGORY;GROUP;구분;분류;종류;대분류'],
  [
    'name',
    'ITEM;ITEM NAME;TYPE;NAME;ITEM_TYPE;ITEM TYPE;MATERIAL NAME;PRODUCT;COMPONENT;GOODS;품명;품목명;품목;자재명;명칭;공종;제품명;형식;타입',
  ],
  [
    'description',
    'COMPONENT DESCRIPTION;PARTICULARS;DESCRIPTION OF MATERIAL;MATERIAL & SPECIFICATION;ITEM & SPECIFICATION;DESCRIPTION OF GOODS;품명및규격;품명·규격;자재내역;DESCRIPTION;DESC;DESC.;ITEM DESCRIPTION;CUSTOMER DESCRIPTION;MATERIAL DESCRIPTION;ITEM_DESC;SPECIFICATION;SPEC;SPEC.;DETAILS;DETAIL;규격;사양;내역;상세;규격/사양;품명/규격;품명 및 규격;상세규격;사양/규격',
  ],
  [
    'size',
    'N.S.;N.S;N.S. (IN);N.S.(IN);DIA;DIA.;DIAMETER;직경;NPD;NOM SIZE;NOM. SIZE;PIPE SIZE;SIZE;MAIN SIZE;SIZE1;SIZE 1;SIZE(INCH);SIZE (INCH);NPS;INCH;NOMINAL SIZE;SIZE/NPS;ND;N.D;BORE;호칭경;호칭;사이즈;관경;구경;치수;싸이즈;크기;SIZE(A);OD (INCH);OD(INCH);OD INCH',
  ],
  ['dn', 'N.B;N.B.;DN;SIZE(DN);SIZE(MM);SIZE (MM);NB;호칭경(A);관경(A);구경(A);관경(MM);구경(MM)'],
  ['od', 'OD;OD (MM);OD(MM);O.D;O.D.;OUTSIDE DIAMETER;외경;외경(MM)'],
  [
    'size2',
    'REDUCING SIZE;REDUCED SIZE;SIZE2;SIZE 2;BRANCH SIZE;RED SIZE;RED. SIZE;SMALL SIZE;축소경;이경;소경;사이즈2;분기경',
  ],
  [
    'schedule',
    'SCH;SCH.;SCHEDULE;THICKNESS/RATING;SCH./RATING;SCH/RATING;SCH./CLASS;SCH/CLASS;THICKNESS;스케줄;스케쥴;두께/압력;SCH/THK',
  ],
  ['schedule2', 'SCH2;SCH 2;SCH.2;SCHEDULE 2;SCHEDULE2;BRANCH SCH;RED SCH;RED. SCH;스케줄2'],
  ['wall', 'WT;W.T;WT(MM);WT (MM);TK (MM);TK(MM);THK;THK.;THK(MM);THK (MM);WALL THICKNESS;WALL;두께;두께(MM)'],
  [
    'class',
    'RATING;CLASS;CLASS_DESC;PRESSURE;PRESSURE RATING;PRESSURE CLASS;압력;등급;압력등급;RATING(#);LB;CLASS/RATING;압력(K)',
  ],
  [
    'material',
    "MATERIAL;MATERIAL SPEC;MATERIAL SPEC.;MATL;MAT'L;MAT;MOC;MATERIAL_GRADE;MATERIAL GRADE;MATL_DESC;GRADE;재질;재료;강종;소재",
  ],
  ['standard', 'STANDARD;STD;DIMENSIONAL STANDARD;CODE/STANDARD;표준;규격번호;적용규격'],
  [
    'ends',
    'END;ENDS;END TYPE;END/FACE TYPE;END CONNECTION;CONNECTION;CONN;CONN.;ET_DESC;접속;접합;연결;END PREP;접속방식',
  ],
  ['facing', 'FACE;FACING;면가공;FLANGE FACE;가스켓면;면'],
  [
    'qty',
    "NO. OF PCS;NO OF PCS;NO.OF PCS;NO. OF PIECES;NO OF PIECES;NUMBER OF PIECES;PIECES;QTY;QTY.;Q'TY;QUANTITY;Q;QNTY;Q'TY.;ORDER QTY;REQ QTY;REQ. QTY;QTY REQUIRED;TOTAL QTY;수량;물량;총수량;발주수량;요청수량;소요량;QUANTITY/LENGTH",
  ],
  ['unit', 'UNIT;UNITS;UOM;U/M;U.O.M;단위;UNIT OF MEASURE'],
  [
    'length',
    'CUT LENGTH;CUT LEN;PIECE LENGTH;LENGTH PER PIECE;절단길이;LENGTH;LENGTH(M);LENGTH (M);UNIT LENGTH;LENGTH/PC;길이;본당길이;길이(M);단위길이',
  ],
  ['total_length', 'TOTAL LENGTH;TOTAL LENGTH (M);TOTAL LENGTH(M);TOTAL_LENGTH_M;총길이;총연장;연장'],
  [
    'price',
    'UNIT PRICE;UNIT PRICE (USD);UNIT PRICE(USD);UNIT PRICE (KRW);UNIT_PRICE;PRICE;RATE;UNIT RATE;U/PRICE;TARGET PRICE;단가;예상단가;목표단가;단 가',
  ],
  [
    'amount',
    'TOTAL PRICE;TOTAL PRICE (USD);AMOUNT;AMOUNT (USD);TOTAL;TOTAL AMOUNT;VAT;금액;공급가액;예상금액;합계;세액;부가세;총액;재료비;노무비;경비;금 액;TAX',
  ],
  [
    'weight',
    'WEIGHT;UNIT WEIGHT;UNIT WEIGHT (KG);UNIT WEIGHT(KG);TOTAL WEIGHT;TOTAL WEIGHT (KG);TOTAL WEIGHT(KG);UNITWEIGHT;WT(KG);WEIGHT(KG);WEIGHT (KG);KG;단중;중량;총중량;단위중량;무게;중량(KG);단중(KG)',
  ],
  [
    'delivery',
    'LEADTIME;LEAD TIME;DELIVERY;DELIVERY DATE;AVAILABLE_DELIVERY_DATE;REQ DATE;REQUIRED DATE;납기;납기일자;납기일;납품장소;요청납기',
  ],
  ['maker', 'ORIGIN/BRAND;ORIGIN;BRAND;MANUFACTURER;MAKER;VENDOR;SUPPLIER;제조사;원산지;메이커;제작사;업체;공급업체'],
  [
    'line',
    'LINE NO;LINE NO.;LINE NUMBER;PIPING CLASS;SPEC CLASS;ISO NO;ISO NO.;AREA;DWG NO;DWG NO.;위치;용도;라인번호;도면번호;라인;구역',
  ],
  ['remark', 'REMARK;REMARKS;NOTE;NOTES;DEVIATION;COMMENT;COMMENTS;STATUS;OFFER;비고;참고;첨부;메모;특이사항'],
];

const FIELD = new Map(
  HEADERS.flatMap(([field, words]) => words.split(';').map((word) => [word.replace(/\s+/g, ''), field] as const)),
);

/** The field a header cell names, or null. */
export function headerField(cell: string): ColumnField | null {
  const key = cell
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, '')
    .replace(/[:*]+$/, '');
  return FIELD.get(key) ?? FIELD.get(key.replace(/\(.*\)$/, '')) ?? null;
}
