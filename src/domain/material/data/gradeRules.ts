/**
 * How grades are written.
 * ASTM_GRADES: for each specification the grades it has (a pattern over upper-case text), or an empty pattern where
 * the specification is the grade. SYMBOLS: grades that stand without a specification, KS/JIS and trade short forms.
 * To teach the reader a grade, add its specification or symbol here.
 */
const stainless = String.raw`(?:304|309|310|316|317|321|347|348|904)(?:LN|MO|TI|CB|[LHNS])?(?:\s?/\s?(?:304|316|321)?[LH])?`;
const wrought = String.raw`(?:WP|CR)[\s-]?${stainless}`;
const forged = String.raw`F[\s-]?(?:${stainless}(?:/F?(?:304|316)L?)?|5A|9|5|91|92|11|12|1|22|2|21|44|51|53|55|60|6A)`;
const uns = String.raw`(?:UNS[\s-]*)?(?:S\d{5}|2205|2507)`;

export const ASTM_GRADES: Readonly<Record<string, string>> = {
  A36: '',
  A47: '',
  A48: '',
  A53: '[AB]',
  A105: 'N',
  A106: '[ABC]',
  A120: '',
  A126: '[ABC]',
  A134: '',
  A135: '[AB]',
  A139: '[A-E]',
  A179: '',
  A181: '',
  A182: forged,
  A192: '',
  A193: 'B(?:7M|7|8M|8T|8C|8|16|5|6)',
  A194: '(?:2HM|2H|8MA|8M|8T|8C|8|4L|4|7L|7M|7|16|3|6)',
  A197: '',
  A210: '(?:A1|C)',
  A213: String.raw`(?:TP[\s-]?${stainless}|T\d{1,2})`,
  A214: '',
  A216: 'WC[ABC]',
  A217: '(?:WC\\d|C5|C12A|C12|CA15)',
  A234: '(?:WPB|WPC|WP(?:91|92|11|12|22|1|5|9))',
  A240: stainless,
  A249: String.raw`TP[\s-]?${stainless}`,
  A269: String.raw`TP[\s-]?${stainless}`,
  A276: stainless,
  A278: '',
  A283: '[ABCD]',
  A285: '[ABC]',
  A307: '[AB]',
  A312: String.raw`(?:TP|T)?[\s-]?${stainless}`,
  A320: '(?:L7M|L7|L43|B8M|B8)',
  A325: '',
  A333: '(?:10|11|[1-9])',
  A334: '[1-9]',
  A335: 'P[\\s-]?(?:91|92|11|12|22|21|1|2|5B|5C|5|9)',
  A350: 'LF[\\s-]?[1-9]',
  A351: '(?:CF3MA|CF3M|CF3A|CF3|CF8MA|CF8M|CF8C|CF8A|CF8|CF10|CN7M|CK20|CD4MCU|CG8M)',
  A352: '(?:LCB|LCC|LCA|LC[1239])',
  A358: String.raw`(?:TP|T)?[\s-]?${stainless}`,
  A369: 'FP\\d{1,2}',
  A376: String.raw`TP[\s-]?${stainless}`,
  A387: '(?:91|11|12|22|2|5|9)',
  A395: '',
  A242: '',
  A449: '',
  A490: '',
  A500: '[ABCD]',
  A501: '[AB]',
  A529: '(?:50|55)',
  A572: '(?:42|50|55|60|65)',
  A588: '[ABCK]',
  A709: '(?:36|50W?)',
  A913: '(?:50|60|65|70)',
  A992: '',
  A1085: '',
  A403: wrought,
  A409: String.raw`TP[\s-]?${stainless}`,
  A420: 'WPL[\\s-]?[3689]',
  A479: stainless,
  A487: '4',
  A494: '(?:M35-1|CW12MW|CY40)',
  A515: '(?:55|60|65|70)',
  A516: '(?:55|60|65|70)N?',
  A536: '(?:65-45-12|60-40-18|80-55-06)',
  A563: '(?:DH|A)',
  A587: '',
  A671: 'C[ABCEFK]{1,2}\\d{2}',
  A672: '[ABCDEHJKLN]\\d{2}',
  A691: '(?:[CKM]{2}\\d{2}|[\\d-/]+CR)',
  A694: 'F\\d{2}',
  A707: 'L\\d',
  A789: uns,
  A790: uns,
  A815: String.raw`(?:WP[\s-]?)?${uns}`,
  A860: 'WPHY[\\s-]?\\d{2}',
  A890: '(?:4A|5A|6A)',
  A928: uns,
  A995: '(?:4A|5A|6A)',
  B61: '',
  B62: '',
  B88: '[KLM]',
  B148: 'C\\d{5}',
  B161: 'N\\d{5}',
  B165: 'N\\d{5}',
  B166: 'N\\d{5}',
  B366: '(?:WP[A-Z]{1,4}\\d?|N\\d{5})',
  B381: 'F[\\s-]?\\d',
  B407: 'N\\d{5}',
  B423: 'N\\d{5}',
  B425: 'N\\d{5}',
  B444: 'N\\d{5}',
  B446: 'N\\d{5}',
  B564: 'N\\d{5}',
  B574: 'N\\d{5}',
  B622: 'N\\d{5}',
  B619: 'N\\d{5}',
  B705: 'N\\d{5}',
  B861: '\\d',
  B862: '\\d',
  B363: 'WPT\\d',
};

/** Specifications that carry TP before the number whether written or not. */
export const TP_SPECS: ReadonlySet<string> = new Set(['A312', 'A358']);
/** Specifications whose `-S`, `-W`, `-WX` (make of the fitting) is dropped. */
export const MAKE_SUFFIX_SPECS: ReadonlySet<string> = new Set(['A234', 'A403', 'A420', 'A815', 'A860']);
/** General-requirement and test specifications that may stand beside a grade: read over. */
export const GENERAL_SPECS: ReadonlySet<string> = new Set([
  'A530',
  'A999',
  'A960',
  'A961',
  'A262',
  'A370',
  'A388',
  'A578',
  'A703',
  'A995M',
  'A123',
  'A153',
]);

/** KS and JIS symbols; group 1 is the symbol, what follows it (process suffix) is dropped. */
export const KS_JIS_SYMBOLS: readonly string[] = [
  String.raw`(SPPS[\s-]?(?:250|370|380|410|420|38|42))(?:[\s-]?[SEB](?:-[A-Z])?)?`,
  String.raw`(SPPH[\s-]?(?:250|315|355|370|380|410|420|480|490|38|42|49))(?:[\s-]?S(?:-[A-Z])?)?`,
  String.raw`(SPHT[\s-]?(?:370|380|410|420|480|490|38|42|49))(?:[\s-]?[SE](?:-[A-Z])?)?`,
  String.raw`(SPLT[\s-]?(?:380|390|450|460|690|700|39|46|70))(?:[\s-]?[SE](?:-[A-Z])?)?`,
  String.raw`(SPA[\s-]?(?:12|20|22|23|24|25|26))(?:[\s-]?S)?`,
  String.raw`(SPW[\s-]?(?:400|600|490|41|50))(?:[\s-]?[SEB])?`,
  '(SPPG)',
  '(SPCR)',
  '(SPP)(?:-[EBSC]|[\\s-](?:BLACK|WHITE))?',
  '(SGP)(?:-[EBS])?',
  String.raw`(ST(?:PG|PT|PL|PY|PA|B|KM|K)[\s-]?\d{2,3}[A-Z]?)(?:[\s-]?[SEW](?:-[A-Z])?)?`,
  String.raw`((?:STS|SUS)[\s-]?(?:304|309S?|310S?|316|317|321|347|329J\d?|329|430|410)[\s-]?[LHJN]{0,2}[\s-]?(?:TPD|TPY|TP|TKA|TK|TF|F|W)?)(?:-(?:[SEWC]|A|B)(?:-[A-Z]{1,2})?(?![A-Z]))?`,
  String.raw`((?:STS|SUS)F[\s-]?\d{3}L?)`,
  String.raw`(STS[\s-]?(?:370|410|480|38|42|49))(?:[\s-]?S)?`,
  String.raw`(SS[\s-]?(?:400|275|330|490|41))`,
  String.raw`(SM[\s-]?(?:400|490|520|570|275|355)[ABC]?)`,
  // sheet: hot and cold rolled, coated, weathering, of pressure vessels, for wear
  String.raw`(SPH[CDE]|SPC[CDEFG]|SGC[CD]\d?|SGHC|SG[CH]\d{3}|SEC[CDE]|SAPH[\s-]?\d{3}|SPA[\s-]?[HC]|SPF[CH][\s-]?\d{3}Y?|SCP[\s-]?[1-5]|SHP[\s-]?[1-3])(?:-(?:SD|SB|P|O))?`,
  String.raw`(SMA[\s-]?(?:275|355|400|490|570)[ABC]?[WP]?|SN[\s-]?(?:275|355|400|490)[ABC]|SB[\s-]?(?:410|450|480)M?|SPV[\s-]?(?:235|315|355|410|450|490)|SGV[\s-]?\d{3}|SPS[RO]?[\s-]?(?:275|290|355|400|490)|SHN[\s-]?\d{3}|AR[\s-]?(?:400|450|500)|HARDOX[\s-]?\d{3})`,
  String.raw`(SM[\s-]?(?:20|25|35|45)C)`,
  String.raw`(SF[\s-]?\d{2,3}A)`,
  '(SFVC[\\s-]?\\d[AB])',
  '(SFL[\\s-]?\\d)',
  '(SFVAF[\\s-]?\\d{1,2}[A-Z]?)',
  String.raw`(S[\s-]?(?:20|25|35|45)C)`,
  String.raw`(SCM[\s-]?(?:415|435|440))`,
  String.raw`(SNB[\s-]?(?:7|16))`,
  String.raw`((?:FCD|GCD)[\s-]?\d{2,3})`,
  // Ductile iron of any strength, as lists of valves name it.
  '(FCD|GCD)',
  String.raw`((?:FC|GC)[\s-]?(?:100|150|200|250|300|20|25|30))`,
  String.raw`(SCPH[\s-]?\d{1,2})`,
  String.raw`(SCPL[\s-]?\d{1,2})`,
  String.raw`((?:SCS|SSC)[\s-]?1[3-9]A?)`,
  String.raw`(SC[\s-]?(?:410|450|480|46|49))`,
  String.raw`((?:BC|LBC)[\s-]?[2367])`,
  String.raw`(CAC[\s-]?\d{3})`,
  String.raw`(C3[67]\d{2})`,
  String.raw`((?:PT|PS|PL|PG)[\s-]?(?:370|380|410|480|450|690|38|39|42|49))`,
  String.raw`(PA[\s-]?(?:12|22|23|24|25|26))`,
  String.raw`(FCMB[\s-]?\d{2,4}(?:-\d+)?)`,
];

/** Trade short forms of ASTM grades; group 1 is the grade. */
export const BARE_SYMBOLS: readonly string[] = [
  // GOST steels, kept as written
  '(\\d{2}(?!(?:[СЧКБ]|НЖ|ЛС)\\d{1,3}(?:НЖ|БР|Р|П|БК|БТ|ФТ))[А-Я]{1,2}\\d{0,2}[А-Я]{0,2}\\d{0,2}[А-Я]{0,2}\\d{0,2}(?![А-Я\\d]))',
  '((?:СТ\\.?|СТАЛЬ)\\s?\\d{1,2}(?!\\d)(?:СП|ПС|КП)?\\d?)',
  // high-strength bolts of KS B 1010 and JSS II 09
  '([FS](?:8|10|13|14)T)(?![A-Z\\d])',
  // GB steels
  '((?:10|20|35|45)#)(?=[\\s,]|[一-鿿]|$)',
  '(S(?:RT|NT|HN|GT)[\\s-]?(?:275|355|400|410|460|490)[A-CE]?)',
  '(42CRMO4?|40CR|[123]5CRMOA?G?|35CRMO|12CR1MOVG?|16MN[DR]?R?|20G|0CR18NI9|06CR19NI10|06CR18NI11TI|06CR17NI12MO2|022CR17NI12MO2|022CR19NI10)',
  // IS 2062 and IS 1239 steels
  '(FE[\\s-]?(?:310|330|360|410|415|500D?))',
  '(E(?:250|350|410)[\\s-]?[ABC][RO]?)(?=\\s|,|$)',
  '(Q(?:195|215|235|245|345|355|390|420|460)[A-E]?R?(?![\\d.]))',
  '(WPHY[\\s-]?\\d{2})',
  '(WPL[\\s-]?[3689])(?:-[SW]X?)?',
  '(WP(?:B|C|91|11|12|22|5|9))(?:[\\s-](?:S|W|WX))?',
  String.raw`(WP[\s-]?${stainless})(?:-(?:S|WX?))?`,
  String.raw`(TP[\s-]?${stainless})`,
  '(WC[ABC]|WC[69]|LCB|LCC|CF3M|CF3|CF8M|CF8C|CF8|CN7M|C12A|CD4MCU)',
  String.raw`(F[\s-]?(?:304|316|321|347|310|317)[LH]?(?:/F?(?:304|316)?L)?)`,
  '(F(?:11|22|91|92|5|9|12|51|53|55|60|44|42|46|52|56|65|70))',
  '(LF[23])',
  '(UNS[\\s-]?[SN]\\d{5}|[SN](?:31803|32205|32750|32760|31254|06625|08825|04400|08800|10276|08367))',
  // GB/T 20878 numbers and BS 970 steels
  '(S(?:3(?:0408|0403|0409|1608|1603|1609|2168|4778)|2(?:2053|2253|5073)))',
  '(EN\\s?-?(?:1A|8D?|9|16|19|24|31|36|43)(?![\\d-]))(?=[\\s,]|$)',
  '(GGG[\\s-]?(?:40|50)(?:\\.3)?|EN-GJ[LSM]-\\d{3}(?:-\\d{2})?|GP240GH|1\\.0619|1\\.4408)',
  // EN 10025, 10028, 10216, 10222 and the numbers of stainless steels
  '(S(?:185|235|275|355|420|460)(?:JRG[12]|JRH?|J0H?|J2G[34]|J2H?|K2|NLH?|NH?|ML?)(?:\\+[A-Z]{1,2})?)',
  '(S(?:235|275|355))(?![\\dA-Z+]|\\s?[×X]\\s?\\d)',
  '(P(?:195|235|245|250|265|280|295|355)(?:GH|HTC[12]?|NH|NL[12]?|TR[12]|QH|N))',
  String.raw`(1\.4(?:301|306|307|401|404|435|541|571|462|410))`,
  '(16MO3|13CRMO4-5|10CRMO9-10)',
  // line pipe named by its grade alone
  String.raw`(?<=(?:PIPE|GR\.?|GRADE|SAW|ERW|SMLS|PSL[12]?)[\s,]{0,2})(X(?:42|46|52|56|60|65|70|80)[MNQ]?)(?![.\d])`,
  '(MONEL[\\s-]?\\d{3}|INCONEL[\\s-]?\\d{3}|INCOLOY[\\s-]?\\d{3}|HASTELLOY[\\s-]?C[\\s-]?\\d{2,3})',
];

/** Words before a stainless number: `SS 304`, `AISI 316L`, 스텐 304. */
export const STAINLESS_WORDS = String.raw`(?:A\.?I\.?S\.?I|S\/S|SS|S\.S|STAINLESS(?:\s*STEEL)?|스텐레스|스테인레스|스테인리스|스텐|스덴|스뎅|不锈钢|EDELSTAHL|INOX(?:IDABLE)?|V[24]A)`;
export const STAINLESS_NUMBER = String.raw`(?:304|309S?|310S?|316|317|321|347|410|430)(?:TI|[LHNS])?`;
/** Parts that are not pressure body: a grade right after such a word, or right before it, is not the line's grade. */
export const NON_BODY_BEFORE =
  /(?:TRIM|DISC|DISK|SEAT|STEM|INNER(?:\s*RING)?|OUTER(?:\s*RING)?|내륜|외륜|I\.?R|O\.?R|CENTERING(?:\s*RING)?|트림|디스크|스템|시트)[\s:=.(-]*$/;
export const NON_BODY_AFTER =
  /^[\s).-]*(?:TRIM|DISC(?!H)|DISK|SEAT|STEM|INNER|OUTER|I\.?R\b|O\.?R\b|내륜|외륜|트림|디스크|스템|시트)/;
