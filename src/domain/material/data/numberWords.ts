/**
 * What stands before or after a number and what it makes of it.
 * PREFIXES: `[role, words, reach]`; `tight` words must touch the number (a hyphen, dot, slash or = may stand between),
 * `loose` ones may be set apart. SUFFIXES likewise; the longest word wins. IGNORED: phrases with numbers that carry no field.
 */
export type NumberRole =
  | 'schedule'
  | 'inch'
  | 'dn'
  | 'od'
  | 'class'
  | 'kclass'
  | 'pn'
  | 'wall'
  | 'mm'
  | 'lengthMm'
  | 'lengthM'
  | 'length'
  | 'metre'
  | 'foot'
  | 'bore'
  | 'angle'
  | 'bolt'
  | 'qty'
  | 'EA'
  | 'KG'
  | 'TON'
  | 'SET'
  | 'LOT'
  | 'pack'
  | 'held'
  | 'piece'
  | 'rating'
  | 'none'
  | 'hash'
  | 'times';

export const PREFIXES: readonly (readonly [role: NumberRole, words: string, reach: 'tight' | 'loose'])[] = [
  ['schedule', 'SCHEDULE;SCHED;SCHD;SCH#;SCH;SCH.#;SCH NO;SCH.NO;스케줄;스케쥴;CEDULA;CED', 'loose'],
  ['schedule', 'S', 'tight'],
  [
    'dn',
    'DN;NB;N.B;NOMINAL BORE;NOM BORE;NOMINAL DIA;NOM DIA;NOM. DIA;NOMINAL DIAMETER;BORE SIZE;호칭경;호칭지름;구경;관경;ДУ;公称直径',
    'loose',
  ],
  // Korean estimates write a nominal size as D50; elsewhere the letter says nothing.
  ['dn', 'D', 'tight'],
  ['inch', 'NPS', 'loose'],
  ['od', 'Φ;OD;O.D;OUTSIDE DIA;OUTER DIA;OUTSIDE DIAMETER;파이;외경;ДН;PHI;外径', 'loose'],
  ['class', 'CLASS;CL;CLS;CLASE;CLASSE;RATING CL', 'loose'],
  ['rating', 'ANSI;ASME;RATING', 'loose'],
  ['pn', 'PN;РУ;ND PN', 'loose'],
  [
    'wall',
    "WT;W.T;THK;THICKNESS;TH'K;WALL THICKNESS;WALL THK;WALL;THICK;두께;ESPESOR;壁厚;厚さ;厚度;DO DAY;WANDSTARKE;WANDDICKE",
    'loose',
  ],
  ['wall', 'T', 'tight'],
  ['length', 'LENGTH;LG;길이;长度;长;長さ', 'loose'],
  ['length', 'L', 'tight'],
  ['bolt', 'M', 'tight'],
  ['hash', '#', 'tight'],
  ['qty', "QTY;QUANTITY;Q'TY;QNTY;수량;물량", 'loose'],
];

export const SUFFIXES: readonly (readonly [role: NumberRole, words: string, reach: 'tight' | 'near' | 'loose'])[] = [
  [
    'inch',
    'INCH NOMINAL BORE;IN NOMINAL BORE;" NB;INCH NB;IN NB;IN. NB;";INCHES;INCH;IN.;IN;인치;인찌;POL.;POL;PULG.;PULG;PULGADAS;PULGADA;POLEGADAS;POLEGADA;DUIM;ZOLL;ДЮЙМ;ДЮЙМА;ДЮЙМОВ;英寸',
    'near',
  ],
  ['inch', 'B', 'tight'],
  ['dn', 'MM NOMINAL BORE;MM NOM BORE;MM NB;MM N.B;MM DN;A;NB;DN', 'near'],
  ['od', 'Φ;파이;MM OD;MM O.D;OD;O.D;MMΦ', 'near'],
  ['class', '-POUND;-LBS;-LB;#;LBS;LB;LB.;LBS.;파운드;POUND;POUNDS', 'near'],
  ['kclass', 'K', 'near'],
  ['bore', 'BORE', 'near'],
  ['wall', 'T;MMT;MM T;MM THK;MM THK.;MM WT;MM W.T;MM WALL;MM THICK;MM THICKNESS;THK;T THK', 'tight'],
  ['wall', 'MM THK;MM WT;MM WALL;MM THICK;MM W.T;THK;THK.', 'near'],
  ['mm', 'MM;밀리;ММ;毫米', 'loose'],
  ['lengthMm', 'L;MML;MM LONG;MM LG;MM L;MM LENGTH;LG', 'tight'],
  ['lengthMm', 'MM LONG;MM LG;MM L;MM LENGTH;MM LEN', 'near'],
  [
    'lengthM',
    'M LONG;M LG;M LENGTH;M LENGTHS;MTR LONG;MTRS LONG;MTR LENGTH;MTR LENGTHS;M/EA;M/본;M/PC;M/PCS;M/根;M/支;M/条;米/根;米/支;M/BTG;M/BATANG;M/STK;M/LENGTH;M/개;M 짜리;M짜리;M EACH;M PER PIECE;M/JT;M PER EA;METER LONG;METERS LONG;METRE LONG;METRES LONG;M LENGTH EACH;미터 LONG',
    'near',
  ],
  [
    'metre',
    "M;MTR;MTRS;MTR.;MTS;METER;METERS;METRE;METRES;LM;R/M;RM;RMT;R.M.T;RMTR;미터;메타;메터;메다;МЕТР;МЕТРОВ;М;М.;П.М;ПМ;М.П;МП;米;MTS.;METROS;METRO;ML;M.L.;M.L;MTR/S;METER/S;LFM;M'",
    'loose',
  ],
  [
    'EA',
    'EA;EA.;SHT;SHTS;SHEETS;EACH;EAS;PC;PCS;PC.;PCS.;PCE;PCES;PIECE;PIECES;NO;NO.;NOS;NOS.;LENGTH;LENGTHS;LGTH;LGTHS;LTH;LTHS;JT;JTS;JTS.;JOINT;JOINTS;UNIT;UNITS;개;본;대;장;매;구;자루;개소;EA분;ＥＡ;U.N.;U.N;U/N;PC/S;PCS/S;UNIT/S;LENGTH/S;UN;UN.;UND;UNDS;UNID;UNIDAD;UNIDADES;UD;UDS;UDS.;PEZZI;ADET;AD;BUAH;BH;BTG;BATANG;PECA;PECAS;PZA;PZAS;PZ;PZS;CAI;PIEZA;PIEZAS;U;ST;STK;STK.;STCK;STUCK;STUECK;ST.;ШТ;ШТ.;ШТУК;个;件;只;根;片;台;块;张;条;支;本;個;枚;NUMBERS;NR;NRS',
    'loose',
  ],
  ['KG', 'KG;KGS;KGS.;KG.;킬로;킬로그램;KILO;КГ;公斤;千克;KILOS;KILOGRAMO', 'loose'],
  ['TON', 'TON;TONS;TONNE;TONNES;MT;M/T;M.T;톤;ТН;ТОНН;ТОННА;Т;吨;TONELADA;TONELADAS;TN', 'loose'],
  [
    'SET',
    'SET;SETS;SET/S;PAIR/S;S/T;조;세트;셋트;셑;짝;쌍;PAIR;PAIRS;PR;КОМПЛ;КОМПЛЕКТ;套;组;对;副;付;JGO;JUEGO;JUEGOS;CJTO;组',
    'loose',
  ],
  ['LOT', 'LOT;LOTS;L/S;LS;식;일식;LUMPSUM;批;LUMP SUM', 'loose'],
  // Packs in which goods beside piping are counted, as pieces.
  [
    'pack',
    '통;캔;말;포;포대;박스;상자;케이스;묶음;드럼;페일;롤;팩;병;봉;봉지;타;CAN;CANS;BOX;BOXES;CTN;CARTON;CARTONS;ROLL;ROLLS;BAG;BAGS;DRUM;DRUMS;PACK;PACKS;PAIL;PAILS;BOTTLE;BOTTLES;KIT;KITS;SPOOL;SPOOLS;CARTRIDGE;CARTRIDGES',
    'loose',
  ],
  ['foot', 'FT;FT.;FEET;FOOT;LF;L.F.;L.F;LFT;LIN FT', 'loose'],
  ['foot', "'", 'near'],
  ['angle', 'DEGREES;DEGREE;DEG.;DEG;°;도;度', 'near'],
  ['angle', 'D;E', 'tight'],
];

/** Unit words that may stand before their quantity, as in many Korean sheets. */
export const UNIT_ROLES: ReadonlySet<NumberRole> = new Set(['metre', 'EA', 'KG', 'TON', 'SET', 'LOT']);

/** Words that count what stands before them: units, and packs, which are counted as pieces. */
export const COUNT_ROLES: ReadonlySet<NumberRole> = new Set([...UNIT_ROLES, 'pack']);

/** Words of one role among the suffixes. */
export const suffixWords = (wanted: NumberRole): string[] =>
  SUFFIXES.filter(([role]) => role === wanted).flatMap(([, words]) => words.split(';').map((word) => word.trim()));

export const IGNORED: readonly string[] = [
  // a range of sizes that a clause is for
  String.raw`\d+(?:\.\d+)?\s?(?:MM|NB|"|INCH)?\s?(?:DIA\.?\s?)?(?:AND|&|OR)\s?(?:ABOVE|BELOW|LARGER|SMALLER)(?![A-Z])`,
  // the type of a grooved coupling in its maker's list
  String.raw`(?:VICTAULIC|STYLE|CLARKSON|GRINNELL|STRAUB)[\s,]*(?:NO\.?|FIG\.?|STYLE)?\s*\d[\dA-Z.-]*`,
  String.raw`(?:@|₩|\$|USD|KRW|US\$)\s*[₩$]?\s*\d[\d,]*(?:\.\d+)?(?:\s*\/\s*(?:EA|M|KG|PC|SET|본|개))?`,
  String.raw`\d[\d,]*(?:\.\d+)?\s*(?:원|USD|KRW|WON)(?![A-Z가-힣])`,
  String.raw`\d[\d,]*(?:\.\d+)?\s*#?\s*(?:WOG|CWP|WSP|WP|PSIG?|BARG?|MPA|KGF?\s?\/\s?(?:CM\^?2?²?|㎠)G?)(?![A-Z\d])`,
  String.raw`(?:WOG|CWP|PSI)\s?\d+`,
  String.raw`(?<![\d.])R?\s?=?\s?\d(?:\.\d)?D(?:R)?(?![A-Z\d])`,
  String.raw`(?<![A-Z\d])(?:RX|BX|R)[\s-]?\d{2,3}(?![\d"A-Z])`,
  String.raw`(?:W\s?\/|C\s?\/\s?W|C\s?\/(?=\s?\d)|WITH|CON|COM|MIT)[\s./]*(?:\d+)?\s*(?:EA|PCS)?\s*(?:HEAVY\s*|HVY\.?\s*)?(?:HEX\.?\s*)?(?:NUTS?|TUERCAS?|PORCAS?|MUTTERN?|너트|낫트)(?![A-Z])`,
  // the number of a part in somebody's master
  String.raw`(?<![\d.])\d{2,4}(?:\.\d{2,4}){3,}(?![\d.])`,
  // a schedule named twice
  String.raw`(?<=(?<![A-Z])(?:XXS|XS|STD|XH|XXH)\s?)\/\s?(?:SCH\.?\s?)?\d{2,3}S?(?![\dA-Z])`,
  String.raw`(?<![\dA-Z.])[12]\s?(?:EA|개|-)?\s?(?:HEAVY\s*)?(?:HEX\.?\s*)?(?:NUTS?|N(?![A-Z\d])|너트|낫트)(?![A-Z])`,
  String.raw`-?\d+(?:\.\d+)?\s*(?:°\s?[CF]|℃|℉|DEG\.?\s?C(?![A-Z]))`,
  String.raw`(?:19|20)\d\d\s?[-./년]\s?\d{1,2}\s?[-./월]\s?\d{1,2}일?`,
  String.raw`\d+(?:\.\d+)?\s*%`,
  String.raw`PSL[\s-]?[12]`,
  String.raw`\d+\s*(?:MESH|메쉬)`,
  String.raw`[-\s]\d{1,2}\s?UN(?:C|F|R|S|EF)[A-Z\d-]*|-8\s?UN(?![A-Z])`,
  String.raw`\d+\s*(?:WEEKS?|DAYS?|MONTHS?|HOURS?|주(?![가-힣])|일(?![가-힣])|개월|주일|주\s?이내|일\s?이내)`,
  String.raw`(?:TRIM|트림)\s*(?:NO\.?)?\s*#?\s*\d{1,2}(?!\d)(?:\s?CR)?`,
  String.raw`\d{1,2}\s?CR(?![A-Z])`,
  String.raw`(?<![A-Z\d])TYPE\s+[A-Z](?![A-Z\d])`,
  String.raw`(?<![A-Z\d])[23]\s?-?\s?(?:WAY|WEGE|VIAS|방)`,
  String.raw`(?<![\d.])[1-3]\s?-?\s?(?:PC|PCS|PIECE|피스)\s+(?=BODY|TYPE|BALL|DESIGN|FULL|REDUCED|RED|SPLIT|FORGED|FLG|FLANGED|SW|BW|NPT|THD|SCRD|FB|RB|FP|RP|FIRE|타입|형|볼)`,
  String.raw`(?<![\d.A-Z])[1-4]-(?:PC|PCS|PIECE)(?![A-Z])`,
  // the pieces of a body: of pieces counted there are many
  String.raw`(?<![\d.A-Z])[23]\s?PIECE(?![A-Z])`,
  String.raw`(?<![A-Z])RA\s?\d+(?:\.\d+)?(?:\s?[-~]\s?\d+(?:\.\d+)?)?`,
  String.raw`\d+\s?-\s?\d+\s?AARH`,
  String.raw`VAT\s?\d+`,
];

/** A lining with its thickness: `6MM RUBBER LINED`, `RUBBERLINED 6MM`, the thickness alone before rubber that is no gasket. */
export const LININGS: readonly string[] = [
  String.raw`(?<![A-Z\d.])\d+(?:\.\d+)?\s*(?:MM|T)\s*(?:THK\.?|THICK)?\s*(?:NATURAL\s|SOFT\s|HARD\s)?(?:RUBBER|PTFE|EPDM|CEMENT|EPOXY|GLASS|PVDF)[\s-]?LIN(?:ED|ING)`,
  String.raw`(?:RUBBER|PTFE|EPDM|CEMENT|EPOXY|GLASS|PVDF)[\s-]?LIN(?:ED|ING),?\s*\d+(?:\.\d+)?\s*MM(?![A-Z])`,
  String.raw`(?<![A-Z\d.])\d+(?:\.\d+)?\s*MM\s+RUBBER(?![A-Z])|RUBBER\s+\d+(?:\.\d+)?\s*MM(?![A-Z])|(?<![A-Z\d.])\d+(?:\.\d+)?\s*MM\s+FACE(?![A-Z])`,
];
