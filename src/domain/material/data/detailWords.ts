/**
 * What a line says of an item beside its fields and what prices it all the same. `[kind, pattern]`, over upper-case text;
 * the first that matches a place keeps it. To teach the reader a detail, add a pattern to its kind.
 * Sources: public requests and material descriptions; ASME B16.20 (gaskets), API 5L (PSL), NACE MR0175 / MR0103, EN 10204.
 */
export type DetailKind =
  | 'pressure'
  | 'filler'
  | 'ring'
  | 'ring_number'
  | 'thickness'
  | 'psl'
  | 'coating'
  | 'sour'
  | 'impact'
  | 'trim'
  | 'seat'
  | 'operation'
  | 'port'
  | 'bonnet'
  | 'finish'
  | 'random_length'
  | 'radius'
  | 'certificate'
  | 'heat_treatment'
  | 'outside'
  | 'model'
  | 'with'
  | 'spare'
  | 'material'
  /** What it is made of, where a word says so and no grade: bronze, non-asbestos. */
  | 'body'
  | 'process'
  | 'weight'
  /** What goods beside piping are packed in, and how much one holds. */
  | 'pack'
  /** Words that nobody knows. */
  | 'words';

const RING_GRADE = String.raw`(?<![A-Z\d])(?:SS\s?|STS\s?|SUS\s?)?(?:CS|CARBON STEEL|\d{3}L?|TI|INCONEL\s?\d*)`;

export const DETAIL_WORDS: readonly (readonly [kind: DetailKind, pattern: string])[] = [
  ['pressure', String.raw`\d[\d,]*(?:\.\d+)?\s*#?\s*(?:WOG|CWP|WSP|PSIG?|BARG?)(?![A-Z])|(?:WOG|CWP)\s?\d{3,4}`],
  ['pressure', String.raw`\d+(?:\.\d+)?\s*(?:MPA|KGF?\s?\/\s?(?:CM\^?2?²?|㎠)G?)(?![A-Z\d])`],
  ['psl', String.raw`PSL[\s-]?[12]`],
  [
    'ring',
    String.raw`(?:(?:${RING_GRADE}\s*)?(?:INNER|OUTER|CENTERING|CENTRING)(?:\s*(?:&|AND|\+)\s*(?:INNER|OUTER))?(?:\s*RINGS?)?(?:\s*[:=-]?\s*${RING_GRADE})?|(?:W\/\s?)?(?<![A-Z])(?:I\.?R|O\.?R|IOR)(?![A-Z.])(?:\s*[:=(]\s*${RING_GRADE}\)?)?|내외륜|내륜|외륜|내부링|외부링)`,
  ],
  ['ring_number', String.raw`(?<![A-Z\d])(?:RX|BX|R)[\s-]?\d{2,3}(?![\d"A-Z])`],
  [
    'filler',
    String.raw`(?<=\d{3}L?\s?[/+]\s?)(?:F\.?\/?G|GRA?F?)(?![A-Z])|(?:FLEX(?:IBLE)?\.?\s?)?(?:GRAPHITE|GRAFOIL|GRAFIT[OE]?|GRAPH|石墨|흑연|그라파이트|그라화이트|MICA)(?:\s?(?:FILLER|FILLED|FILL))?|PTFE\s?FILL(?:ER|ED)|F\/G\s?FILLER`,
  ],
  [
    'coating',
    String.raw`(?:(?<![A-Z\d.])\d+(?:\.\d+)?\s*(?:MM|T)\s*(?:THK\.?|THICK)?\s*)?(?:NATURAL\s|SOFT\s|HARD\s)?(?:PTFE|RUBBER|TEFLON|EPDM|CEMENT|GLASS|EPOXY|PVDF)[\s-]?LIN(?:ED|ING)(?:,?\s*\d+(?:\.\d+)?\s*MM(?![A-Z]))?|(?<![A-Z\d.])\d+(?:\.\d+)?\s*MM\s+RUBBER(?![A-Z])|RUBBER\s+\d+(?:\.\d+)?\s*MM(?![A-Z])(?:,?\s*\d+(?:\.\d+)?\s*MM\s+FACE)?|3LPE|3LPP|3PE|FBE|PE\s?(?:COATED|COATING)|EPOXY(?:\s?(?:COATED|COATING|LINED))?|(?:PTFE|RUBBER|TEFLON|EPDM|CEMENT|GLASS)\s?LIN(?:ED|ING)|고무라이닝|테프론라이닝|라이닝|XYLAN|PTFE\s?COATED|ZINC\s?PLATED|ZP(?![A-Z])|CHROME\s?PLATED|NICKEL\s?PLATED|CAD(?:MIUM)?\s?PLATED|HOT\s?DIP(?:PED)?\s?GALV(?:ANI[SZ]ED)?|COLD\s?GALV|GALV(?:ANI[SZ](?:ED|ING))?\.?|H\.?D\.?G(?![A-Z])|용융아연도금?|아연도금?|백도금|청색|PAINTED`,
  ],
  [
    'sour',
    String.raw`NACE(?:\s*(?:STD|SPEC)?[\s-]*MR[\s-]?\d{2,4}(?:-\d{2,4})?(?:\s?\/\s?ISO[\s-]?\d+)?)?|MR[\s-]?0?1(?:75|03)|SOUR(?:\s?SERVICE)?|HIC(?:\s?TEST(?:ED)?)?(?![A-Z])|SSC(?![A-Z])`,
  ],
  [
    'impact',
    String.raw`(?:IMPACT|CHARPY|CVN|충격)(?:\s?(?:TEST(?:ED)?|시험|VALUE))?(?:\s?(?:AT|@))?(?:\s*[-+]?\d+(?:\.\d+)?\s*(?:°|DEG\.?)?\s?[CF](?![A-Z]))?|(?:AT\s|@\s?)?-\d{1,3}(?:\.\d+)?\s*(?:°\s?[CF]|℃|℉|DEG\.?\s?C(?![A-Z])|도)|\d+(?:\.\d+)?\s*(?:°\s?[CF](?![A-Z])|℃|℉)`,
  ],
  [
    'trim',
    String.raw`(?<![A-Z])(?:STEM|DISC|DISK|SEAT|WEDGE|BALL|CLAPPER|PLUG|PISTON|SEALS?)\s*[:=]\s*[A-Z0-9/.+ -]{1,16}?(?=[,;)]|$)|(?:TRIM|트림)\s*(?:NO\.?)?\s*[#:]?\s*(?:\d{1,2}(?!\d)(?:\s?CR)?|SS\s?\d{3}L?|STELLITE)?|\d{1,2}\s?CR(?![A-Z])|STELLITE(?:\s?\d)?`,
  ],
  [
    'seat',
    String.raw`(?:R?P?TFE|PEEK|EPDM|NBR|VITON|FKM|METAL|SOFT|RESILIENT|RUBBER)\s?SEAT(?:S|ED)?|SEAT\s?[:=]?\s?(?:R?P?TFE|PEEK|EPDM|NBR|VITON)|(?<![A-Z])(?:RPTFE|RTFE|TFE)(?![A-Z])`,
  ],
  [
    'operation',
    String.raw`(?:GEAR|LEVER|HANDWHEEL|HAND\s?WHEEL|HNDL|HANDLE|WRENCH|BARE\s?STEM|ELECTRIC|PNEUMATIC|MOTOR|SOLENOID)\s?(?:OPERATED|OPERATOR|OPER|OP|ACTUATED|ACTUATOR|BOX|TYPE)?\.?(?![A-Z])|(?:기어|레버|핸들|수동|전동|공압)(?:식|형|타입)?`,
  ],
  [
    'port',
    String.raw`(?:FULL|REDUCED|RED\.?|REGULAR|STD|STANDARD)\s?(?:PORT|BORE|OPENING)|(?<![A-Z])(?:FP|RP|FB|RB)(?![A-Z])|EXT(?:EN)?D(?:ED)?\.?\s?STEM|CAVITY\s?RELIEF|ANTI\s?-?\s?STATIC|FIRE\s?-?\s?SAFE(?:\s?DESIGN)?`,
  ],
  [
    'bonnet',
    String.raw`(?:BOLTED|SCREWED|WELDED|UNION|PRESSURE\s?SEAL)\s?(?:BONNET|COVER|CAP)|O\.?S\.?\s?&\s?Y|(?<![A-Z])(?:BB|PSB|BC|NRS|RS)(?![A-Z])`,
  ],
  [
    'finish',
    String.raw`(?<![A-Z])RA\s?\d+(?:\.\d+)?(?:\s?[-~]\s?\d+(?:\.\d+)?)?(?:\s?(?:UM|MICRONS?|UIN|AARH))?|\d+\s?-\s?\d+\s?(?:AARH|MICRO\s?INCH(?:ES)?)|(?:SERRATED|SMOOTH|STOCK)(?:\s?FINISH)?`,
  ],
  [
    'random_length',
    String.raw`(?:DOUBLE|SINGLE)\s?RANDOM(?:\s?LENGTHS?)?|(?<![A-Z])(?:DRL|SRL|D\.R\.L|S\.R\.L)(?![A-Z])|RANDOM\s?LENGTHS?`,
  ],
  [
    'model',
    String.raw`(?<![A-Z\d])[VT]#\s?\d{3,5}[A-Z]{0,2}(?:-[A-Z]{2,4})?(?:\s?OR\s?EQ(?:UAL|UIV(?:ALENT)?)?\.?(?![A-Z]))?|(?<![A-Z\d])[VT]#\s?GF\d{3}`,
  ],
  ['radius', String.raw`(?<![\d.A-Z])R?\s?=?\s?\d(?:\.\d)?D(?:R)?(?![A-Z\d])`],
  [
    'certificate',
    String.raw`(?:(?:MTC|MTR|CERT(?:IFICATE)?)\s?)?(?:TO\s)?EN\s?10204(?:\s?[-/:]?\s?(?:TYPE\s?)?[23]\.[12])?|(?<![A-Z])MTC(?:\s?[23]\.[12])?(?![A-Z])|IBR(?![A-Z])`,
  ],
  ['heat_treatment', String.raw`PWHT|NORMALI[SZ]ED|QUENCHED(?:\s?(?:AND|&)\s?TEMPERED)?|SOLUTION\s?ANNEALED|ANNEALED`],
  [
    'model',
    String.raw`(?:VICTAULIC|STYLE|CLARKSON|GRINNELL|STRAUB)[\s,]*(?:NO\.?|FIG\.?|STYLE)?\s*\d[\dA-Z.-]*|(?<![A-Z\d])[A-Z]\d{2,3}[A-Z]{1,2}-\d{1,3}[A-Z]{0,2}(?![A-Z\d])|(?<![А-Я\d])\d{2}[А-Я]{1,2}\d{1,3}[А-Я]{1,3}\d?(?![А-Я])|(?<![A-Z])TYPE?\s?(?:0[1-5]|1[123]|21|3[2-7])(?!\d)|(?<![A-Z])SERIES\s*[:=]?\s*[A-Z]?\d{1,4}(?!\d)|(?<![\d.])\d{2,4}(?:\.\d{2,4}){3,}(?![\d.])|(?:MODEL|FIG\.?|ART\.?|P\/N|PART\s?NO\.?|CAT\.?\s?NO\.?|TYPE|모델|형식)\s*(?:NO\.?)?[\s:#]*(?=[A-Z0-9-]*\d{3})[A-Z]{0,6}[\d-][A-Z0-9-]{2,}`,
  ],
  [
    'with',
    String.raw`(?<![A-Z\d.])[1-4]\s?N\s?[/&+,]?\s?[1-4]\s?W(?![A-Z\d])(?:\s?포함)?|(?<![A-Z\d/])N\s?[/&+,]?\s?W(?![A-Z\d])(?:\s?/?\s?(?:포함|붙임|부착|별도|제외|미포함|불포함))?|(?<=(?:볼트|BOLTS?|STUDS?|전산)[^\t]*)(?:너트|낫트|넛트|와셔|와샤|NUTS?|WASHERS?)\s?[1-4]\s?(?:개|EA|PCS)(?![A-Z\d가-힣])|(?:(?:평|스프링|SPRING|FLAT|PLAIN|LOCK)\s?(?:와셔|와샤|WASHERS?)|(?<=(?:볼트|BOLTS?|STUDS?|전산)[^\t]*)(?:너트|낫트|넛트|와셔|와샤))(?:\s?[,·/&+]?\s?(?:(?:평|스프링|SPRING|FLAT|PLAIN|LOCK)?\s?(?:와셔|와샤|너트|낫트|WASHERS?|NUTS?)))*\s?(?:포함|붙임|부착|별도|제외|미포함|불포함)?`,
  ],
  [
    'with',
    String.raw`(?:W\s?\/|C\s?\/\s?W|C\s?\/(?=\s?\d)|WITH|CON|COM|MIT)[\s./]*(?:\d+)?\s*(?:EA|PCS)?\s*(?:(?:ASTM\s?)?A194[\s-]?(?:GR\.?\s?)?[\dA-Z]{1,3}\s)?(?:HEAVY\s*|HVY\.?\s*)?(?:HEX\.?\s*)?(?:NUTS?|TUERCAS?|PORCAS?|MUTTERN?|WASHERS?|너트|낫트)(?:\s*(?:&|AND|\+)\s*(?:\d+\s*)?WASHERS?)?(?![A-Z])|(?<![\dA-Z.])[1-4]\s?(?:EA|개|-)?\s?(?:HEAVY\s*)?(?:HEX\.?\s*)?(?:NUTS?|N(?![A-Z\d])|너트|낫트|WASHERS?)(?![A-Z])`,
  ],
  [
    'spare',
    String.raw`(?:SPARE|예비|할증|여유)[율분]?\s*[:=]?\s*\+?\d+(?:\.\d+)?\s*%|\+?\s?\d+(?:\.\d+)?\s*%(?:\s*(?:SPARE|예비|할증|여유))?`,
  ],
  [
    'process',
    String.raw`(?:냉연|열연|냉간압연|열간압연|산세)(?=\s?(?:강판|철판|코일|강재|$|[\s,]))|(?<![A-Z])(?:HOT|COLD)[\s-]ROLLED(?![A-Z])|(?<![A-Z])TC[12](?![A-Z\d])|(?<![A-Z])(?:HEAVY|MEDIUM|LIGHT)(?=\s|,|$)|\d+\s*(?:MESH|메쉬)|100\s?%\s?(?:RT|UT|X-?RAY)|(?<![A-Z])TYPE\s+[A-Z](?![A-Z\d])|(?<![A-Z\d])[23]\s?-?\s?(?:WAY|WEGE|VIAS|방)(?![A-Z])|(?<![A-Z])TABLE[\s-]?[DEFHJ](?![A-Z])|[1-3]\s?-?\s?(?:PC|PCS|PIECE|피스)\s+(?=BODY|TYPE|BALL|DESIGN|FULL|REDUCED|RED|SPLIT|FORGED|FLG|FLANGED|SW|BW|NPT|THD|SCRD|FB|RB|FP|RP|FIRE|타입|형|볼)|(?<![\d.A-Z])[1-4]-(?:PC|PCS|PIECE)(?![A-Z])|(?<=(?:VALVE|VLV|밸브)\s?)[1-3]\s?PC(?![A-Z])`,
  ],
];
