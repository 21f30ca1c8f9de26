import { foldLetters } from '../reading/normalize';

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
    'STT;TT;NO URUT;REF;REF.;REF NO;REF NO.;POS-NR;POS.-NR.;LFD NR;LFD. NR.;ПОЗ;ПОЗ.;№ П/П;№П/П;N П/П;REPERE;N°;NRO;SIRA;序号;序號;番号;ITEM N°;LINE ITEM;LINE #;PT;PT NO;PT.;SR NO;SR. NO;SR.NO;SR NO.;S NO;S. NO;SI NO;SL;SL.;ITEM#;연 번;번 호;NO;NO.;S.NO;S/N;SL.NO;SL NO;CUST SL.NO;ITEM NO;ITEM NO.;POS;POS.;LINE;SEQ;번호;순번;항번;연번;NO(번호);#;№',
  ],
  [
    'code',
    'PART#;PART NR;PART NUMBER;KODE;KODE BARANG;KODE MATERIAL;MÃ VẬT TƯ;MA VẬT TƯ;MA HANG;BQ CODE;SKU;MATERIAL NUMBER;MATERIAL NO;MATERIAL NO.;CODIGO;ARTIKEL;ARTIKEL-NR;ARTIKELNUMMER;ART.-NR.;КОД;КОД ПРОДУКЦИИ;АРТИКУЛ;物料编码;物料编号;编码;品番;ITEM CODE NO;STOCK NO;CAT ID;COMMODITY NO;PURCH.REQ.;REQUISNR.;HEAT NO;HEAT NO.;HEAT NUMBER;CMDTY CODE;COMMODITY;STOCK CODE;SAP CODE;SAP NO;IDENT;MAT_CODE;MATERIAL CODE;SHORT CODE;ITEM CODE;CUSTOMER ITEM CODE;ITEMNO;CODE;IDENT CODE;PART NO;PART NO.;COMMODITY CODE;품번;품목코드;자재코드;코드;품목번호',
  ],
  ['tag', 'TAG NO;TAG NO.;TAG;TAG NUMBER;태그;태그번호'],
  ['category', '分类;SUB CATEGORY;SUBCATEGORY;KELOMPOK;JENIS;CATEGORY;GROUP;구분;분류;종류;대분류'],
  [
    'name',
    'NAMA;NAMA BARANG;NAMA MATERIAL;URAIAN;URAIAN BARANG;URAIAN MATERIAL;URAIAN PEKERJAAN;项目名称;产品名称;商品名称;货物名称;TEN VẬT TƯ;TEN HANG;TEN HANG HOA;TEN VẬT LIỆU;TEN SẢN PHẨM;PRODUCT NAME;ITEMS;GOODS NAME;VALVE TYPE;NOMBRE;PRODUCTO;PRODUTO;ARTICULO;НАИМЕНОВАНИЕ;名称;品名;物料名称;材料名称;BENENNUNG;MALZEME;DESIGNACION;COMPONENT TYPE;ITEM CLASS;ITEM;ITEM NAME;TYPE;NAME;ITEM_TYPE;ITEM TYPE;MATERIAL NAME;PRODUCT;COMPONENT;GOODS;품명;품목명;품목;자재명;명칭;공종;제품명;형식;타입',
  ],
  [
    'description',
    'ITEM SPEC;ITEM SPECIFICATION;仕様;PRODUCT DESCRIPTION;SPESIFIKASI;SPEK;QUY CACH;DIỄN GIẢI;THONG SỐ;SHAPE;SECTION;PROFILE;PROFIL;MEMBER;MEMBER SIZE;SECTION SIZE;STEEL SECTION;부재;부재규격;형강;PERFIL;COMPONENT DESCRIPTION;SHORT TEXT;LONG TEXT;LONG DESCRIPTION;MATERIAL DESCR.;MATERIAL DESCR;SHORT DESCRIPTION;COMMODITY DESCRIPTION;ITEM DESC;ITEM DESC.;FULL DESCRIPTION;FULL_DESCRIPTION;TECHNICAL DESCRIPTION;DESCRIPCION;DESCRICAO;DESCRIPTION DU MATERIEL;DESIGNATION;BEZEICHNUNG;BESCHREIBUNG;DESCRIZIONE;TANIM;ESPECIFICACION;ESPECIFICACAO;НАИМЕНОВАНИЕ И ТЕХНИЧЕСКАЯ ХАРАКТЕРИСТИКА;ОПИСАНИЕ;ХАРАКТЕРИСТИКА;НАИМЕНОВАНИЕ МАТЕРИАЛОВ;规格;规格型号;型号规格;型号;规格及型号;仕様;規格;BOQ DESCRIPTION;SCOPE OF SUPPLY;PARTICULARS;DESCRIPTION OF MATERIAL;MATERIAL & SPECIFICATION;ITEM & SPECIFICATION;DESCRIPTION OF GOODS;품명및규격;품명·규격;자재내역;DESCRIPTION;DESC;DESC.;ITEM DESCRIPTION;CUSTOMER DESCRIPTION;MATERIAL DESCRIPTION;ITEM_DESC;SPECIFICATION;SPEC;SPEC.;DETAILS;DETAIL;규격;사양;내역;상세;규격/사양;품명/규격;품명 및 규격;상세규격;사양/규격',
  ],
  [
    'size',
    'UKURAN;DIMENSI;OLCU;KICH THƯỚC;DIMENSAO;RAZMER;NS;NS(IN);NS(INCH);NOM;DIM;DIM.;DIMS;N.S.;N.S;N.S. (IN);N.S.(IN);DIAMETRO;DIAM;DIAM.;DIAMETRE;BITOLA;ABMESSUNG;CAP;CAPI;MAIN BORE;BORE 1;BORE1;NOM DIA;NOM. DIA.;NOMINAL DIAMETER;NOMINAL DIA;ДИАМЕТР;РАЗМЕР;寸法;サイズ;尺寸;DIMENSION;DIMENSIONS;MEDIDA;MEDIDAS;DIA;DIA.;DIAMETER;직경;NPD;NOM SIZE;NOM. SIZE;PIPE SIZE;SIZE;MAIN SIZE;SIZE1;SIZE 1;SIZE(INCH);SIZE (INCH);NPS;INCH;NOMINAL SIZE;SIZE/NPS;ND;N.D;BORE;호칭경;호칭;사이즈;관경;구경;치수;싸이즈;크기;SIZE(A);OD (INCH);OD(INCH);OD INCH',
  ],
  [
    'dn',
    'NS(MM);NB(MM);NENNWEITE;公称直径;ДУ;DN1;DN 1;DN (MM);DN(MM);N.B;N.B.;DN;SIZE(DN);SIZE(MM);SIZE (MM);NB;호칭경(A);관경(A);구경(A);관경(MM);구경(MM)',
  ],
  ['od', 'OD;OD (MM);OD(MM);O.D;O.D.;OUTSIDE DIAMETER;외경;외경(MM)'],
  [
    'size2',
    'RED BORE;BORE 2;BORE2;SMALL BORE;BRANCH BORE;DN2;DN 2;REDUCED SIZE;SECONDARY SIZE;SIZE_2;REDUCING SIZE;SIZE2;SIZE 2;BRANCH SIZE;RED SIZE;RED. SIZE;SMALL SIZE;축소경;이경;소경;사이즈2;분기경',
  ],
  [
    'schedule',
    'SCH1;SCH.1;SCHEDULE1;SCH-1;MAINSCH;SCH(MAIN);WALL1;SCH;SCH.;SCHEDULE;THICKNESS/RATING;SCH./RATING;SCH/RATING;SCH./CLASS;SCH/CLASS;THICKNESS;스케줄;스케쥴;두께/압력;SCH/THK',
  ],
  ['schedule2', 'SCH(BRANCH);SCH-2;WALL2;SCH2;SCH 2;SCH.2;SCHEDULE 2;SCHEDULE2;BRANCH SCH;RED SCH;RED. SCH;스케줄2'],
  [
    'wall',
    'ESPESOR;ESPESSURA;WANDDICKE;WANDSTARKE;壁厚;EPAISSEUR;ТОЛЩИНА;ТОЛЩИНА СТЕНКИ;WT;W.T;WT(MM);WT (MM);TK (MM);TK(MM);THK;THK.;THK(MM);THK (MM);WALL THICKNESS;WALL;두께;두께(MM)',
  ],
  [
    'class',
    'PRESION;PRESSAO;PN;压力等级;压力;CLASE;CLASSE;РУ;RATING CLASS;ANSI CLASS;RATING;CLASS;CLASS_DESC;PRESSURE;PRESSURE RATING;PRESSURE CLASS;압력;등급;압력등급;RATING(#);LB;CLASS/RATING;압력(K)',
  ],
  [
    'material',
    "MARKA;VẬT LIỆU;CHẤT LIỆU;MATERIAL GROUP;BAHAN;МАРКА;BODY MATERIAL;BODY MATL;BODY MAT.;BODY;BODY MAT;WERKSTOFF;MATIERE;MATERIALE;材质;材料;材質;МАТЕРИАЛ;МАРКА СТАЛИ;СТАЛЬ;MATERIAL SPECIFICATION;MATERIAL_SPEC;MATL SPEC;MATL. SPEC;MATERIALE;MTRL;MATERIAL;MATERIAL SPEC;MATERIAL SPEC.;MATL;MAT'L;MAT;MOC;MATERIAL_GRADE;MATERIAL GRADE;MATL_DESC;GRADE;재질;재료;강종;소재",
  ],
  [
    'standard',
    'NORM;NORMA;标准;标准号;ГОСТ;СТАНДАРТ;ТИП, МАРКА, ОБОЗНАЧЕНИЕ ДОКУМЕНТА;ТИП, МАРКА;ОБОЗНАЧЕНИЕ;STANDARD NO;STANDARDS;STANDARD;STD;DIMENSIONAL STANDARD;CODE/STANDARD;표준;규격번호;적용규격',
  ],
  [
    'ends',
    'END;ENDS;END TYPE;END/FACE TYPE;END CONNECTION;CONNECTION;CONN;CONN.;ET_DESC;접속;접합;연결;END PREP;접속방식',
  ],
  ['facing', 'FACE;FACING;면가공;FLANGE FACE;가스켓면;면'],
  [
    'qty',
    "SỐ LƯỢNG;KHỐI LƯỢNG;VOLUME;VOL;VOL.;KUANTITAS;BANYAKNYA;MENGE;ANZAHL;STUCKZAHL;CANTIDAD;CANT;CANT.;QTDE;QTD;QUANTIDADE;QUANTITE;QTE;QUANTITA;Q.TA;MIKTAR;КОЛ;КОЛ.;КОЛ-ВО;КОЛИЧЕСТВО;数量;MTO QTY;QTY QUOTED;TAKE OFF QTY;TOTAL QUANTITY;ORDER QUANTITY;REQUIRED QTY;REQUIRED QUANTITY;JUMLAH;NO. OF PCS;NO OF PCS;NO.OF PCS;NO. OF PIECES;NO OF PIECES;NUMBER OF PIECES;PIECES;QTY;QTY.;Q'TY;QUANTITY;Q;QNTY;Q'TY.;ORDER QTY;REQ QTY;REQ. QTY;QTY REQUIRED;TOTAL QTY;수량;물량;총수량;발주수량;요청수량;소요량;QUANTITY/LENGTH",
  ],
  [
    'unit',
    'SAT;SAT.;ĐVT;ĐƠN VỊ;ĐƠN VỊ TINH;UN;UN.;BUN;OUN;BASE UNIT;ORDER UNIT;MTO UNIT;QTY UNIT;UNITS QUOTED;EINHEIT;ME;UNIDAD;UNID;UND;UNIDADE;UNITE;UNITA;U.M.;U.M;UM;BIRIM;ЕД;ЕД.;ЕД. ИЗМ.;ЕД.ИЗМ.;ЕД. ИЗМ;ЕД. ИЗМЕРЕНИЯ;ЕДИНИЦА ИЗМЕРЕНИЯ;单位;単位;SATUAN;UOM.;UNIT;UNITS;UOM;U/M;U.O.M;단위;UNIT OF MEASURE',
  ],
  [
    'length',
    'LANGE;LONGITUD;COMPRIMENTO;LONGUEUR;长度;長さ;ДЛИНА;CUT LENGTH;CUT LEN;PIECE LENGTH;LENGTH PER PIECE;절단길이;LENGTH;LENGTH(M);LENGTH (M);UNIT LENGTH;LENGTH/PC;길이;본당길이;길이(M);단위길이',
  ],
  ['total_length', 'TOTAL LENGTH;TOTAL LENGTH (M);TOTAL LENGTH(M);TOTAL_LENGTH_M;총길이;총연장;연장'],
  [
    'price',
    'HARGA;HARGA SATUAN;HARGA (RP);ĐƠN GIA;PRECO UNIT;PRECO UNIT.;EINZELPREIS;PRECIO UNITARIO;PRECIO;P.U.;VALOR UNITARIO;PRECO UNITARIO;PRIX UNITAIRE;PREZZO;单价;単価;ЦЕНА;BIRIM FIYAT;UNIT COST;COST;UNIT RATE (INR);RATE (RS.);단가(원);단가(KRW);UNIT PRICE;UNIT PRICE (USD);UNIT PRICE(USD);UNIT PRICE (KRW);UNIT_PRICE;PRICE;RATE;UNIT RATE;U/PRICE;TARGET PRICE;단가;예상단가;목표단가;단 가',
  ],
  [
    'amount',
    'TOTAL HARGA;JUMLAH HARGA;合价;THANH TIỀN;PRECO TOTAL;LINE TOTAL;GESAMTPREIS;IMPORTE;PRECIO TOTAL;VALOR TOTAL;MONTANT;IMPORTO;金额;总价;金額;СУММА;СТОИМОСТЬ;TUTAR;EXT. COST;EXT COST;EXTENDED PRICE;EXT. PRICE;EXT PRICE;TOTAL COST;금액(원);TOTAL PRICE;TOTAL PRICE (USD);AMOUNT;AMOUNT (USD);TOTAL;TOTAL AMOUNT;VAT;금액;공급가액;예상금액;합계;세액;부가세;총액;재료비;노무비;경비;금 액;TAX',
  ],
  [
    'weight',
    'WEIGHT EA;WEIGHT EA.;WT EA;BERAT;GEWICHT;PESO;POIDS;重量;总重;单重;МАССА;ВЕС;МАССА 1 ЕД., КГ;МАССА ЕД., КГ;AGIRLIK;단중(KG/M);총중량(KG);UNIT WT;UNIT WT.;TOTAL WT;TOTAL WT.;WEIGHT;UNIT WEIGHT;UNIT WEIGHT (KG);UNIT WEIGHT(KG);TOTAL WEIGHT;TOTAL WEIGHT (KG);TOTAL WEIGHT(KG);UNITWEIGHT;WT(KG);WEIGHT(KG);WEIGHT (KG);KG;단중;중량;총중량;단위중량;무게;중량(KG);단중(KG)',
  ],
  [
    'delivery',
    '입고일;입고일자;DELIV.DATE;DELIVERY ARO;LIEFERTERMIN;PLAZO;DELIVERY TIME;LEADTIME;LEAD TIME;DELIVERY;DELIVERY DATE;AVAILABLE_DELIVERY_DATE;REQ DATE;REQUIRED DATE;납기;납기일자;납기일;납품장소;요청납기',
  ],
  [
    'maker',
    '업체명;거래처;공급처;ПОСТАВЩИК;ЗАВОД;PROVEEDOR;FORNECEDOR;HERSTELLER;制造商;生产厂家;メーカー;ORIGIN/BRAND;ORIGIN;BRAND;MANUFACTURER;MAKER;VENDOR;SUPPLIER;제조사;원산지;메이커;제작사;업체;공급업체',
  ],
  [
    'line',
    'DISC;DISK;SEAT;STEM;TRIM;TRIM MATERIAL;OPERATOR;ACTUATOR;MEDIUM;FLUID;SERVICE;P&ID NO.;P&ID NO;P&ID;GA DWG SHEET NO.;SYSTEM;VALVE MODEL;MODEL;DESIGN PRESS.;DESIGN TEMP.;WORK PRESS.;WORK TEMP.;DESIGN PRESSURE;DESIGN TEMPERATURE;OPERATING PRESSURE;OPERATING TEMPERATURE;PURPOSE;ENDUSE;END USE;REQUESTED BY;STATUS REMARKS;PAYMENT TERMS;SUPPLIER NAME;PIPE NAME;PIPELINE;LINE ID;PLNT;SLOC;PLANT;PIPE SPEC;PIPING SPEC;LINE NO;LINE NO.;LINE NUMBER;PIPING CLASS;SPEC CLASS;ISO NO;ISO NO.;AREA;DWG NO;DWG NO.;위치;용도;라인번호;도면번호;라인;구역',
  ],
  [
    'remark',
    'GHI CHU;CERTIFICATE;CERTIFICATES;CERT;CERT.;PRICE REVIEW;BEMERKUNG;BEMERKUNGEN;OBSERVACIONES;OBSERVACION;OBS;OBS.;OBSERVACAO;NOTAS;REMARQUES;备注;備考;ПРИМЕЧАНИЕ;ПРИМЕЧАНИЯ;ACIKLAMA;VENDOR COMMENTS;KETERANGAN;REMARK;REMARKS;NOTE;NOTES;DEVIATION;COMMENT;COMMENTS;STATUS;OFFER;비고;참고;첨부;메모;특이사항',
  ],
];

const FIELD = new Map(
  HEADERS.flatMap(([field, words]) => words.split(';').map((word) => [word.replace(/\s+/g, ''), field] as const)),
);

/** The same without the dots of abbreviations: `S. No.`, `U.O.M`. */
const DOTLESS = new Map(
  [...FIELD].flatMap(([word, field]) => (word.replaceAll('.', '') ? [[word.replaceAll('.', ''), field] as const] : [])),
);

const keyOf = (cell: string) =>
  foldLetters(cell.normalize('NFKC'))
    .toUpperCase()
    .replaceAll('’', "'")
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/\s+/g, '')
    .replace(/[:*]+$/, '')
    .replace(/(?<=.)(?:\((?:[€$£¥₩]|EUR|USD|KRW|INR|RS\.?)\)|[€$£¥₩])$/, '');

/** The field a header cell names, or null. */
export function headerField(cell: string): ColumnField | null {
  const key = keyOf(cell);
  const bare = key.replace(/\(.*\)$/, '');
  return (
    FIELD.get(key) ??
    FIELD.get(bare) ??
    FIELD.get(key.replaceAll('_', '')) ??
    DOTLESS.get(key.replaceAll('.', '')) ??
    DOTLESS.get(bare.replaceAll('.', '')) ??
    FIELD.get(key.replace(CURRENCY, '')) ??
    (cell.length <= 30 && PRICE_FIRST.test(key) ? 'price' : null)
  );
}

/** `PRECIO U$S`, `AMOUNT USD`: the currency behind the title. */
const CURRENCY = /(?:U\$S|US\$|R\$|S\/\.?|USD|EUR|KRW|INR|JPY|CNY|BRL|ARS|PEN|MXN)$/;
/** A title that begins with a price is one, whatever follows: no figure below it is a quantity. */
const PRICE_FIRST =
  /^(?:PRECIO|PRECO|PRIX|PREZZO|PREIS|COSTO|UNITPRICE|UNITCOST|PRICE|단가|单价|単価|ЦЕНА)(?![A-ZА-Я])/;

/** Titles that say their field by their last word: `Valve Description`, `FAB COST`. */
const ENDINGS: readonly (readonly [pattern: RegExp, field: ColumnField])[] = [
  [/\b(?:DESCRIPTION|DESC\.?)$/i, 'description'],
  [/\b(?:PRICE|COST|SELL|MARKUP)(?:\s*\([^)]*\))?$/i, 'price'],
  [/\b(?:AMOUNT)(?:\s*\([^)]*\))?$/i, 'amount'],
  [/\b(?:WEIGHT|WT\.?|MASS)(?:\s*\([^)]*\))?$/i, 'weight'],
  [/\b(?:REMARKS?|COMMENTS?)$/i, 'remark'],
];

/** The same of a cell that is known to be a title, which may say it in two languages: `QTY/수량`, `QTYCANT.`. */
export function titleField(cell: string): ColumnField | null {
  const field = headerField(cell);
  if (field) return field;
  const ending = ENDINGS.find(([pattern]) => pattern.test(cell.trim()));
  if (ending && cell.length <= 40) return ending[1];
  const text = keyOf(cell).replaceAll(/[/|·,;()_-]/g, '');
  for (let at = 2; text.length <= 60 && at <= text.length - 2; at++) {
    const first = FIELD.get(text.slice(0, at));
    if (first && first === FIELD.get(text.slice(at))) return first;
  }
  return null;
}
