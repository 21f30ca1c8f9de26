/** Countries that steel and piping come from: code, Korean and English name, and what else people write for it. */
export const COUNTRIES: readonly (readonly [code: string, ko: string, en: string, others?: string])[] = [
  [
    'KR',
    '한국',
    'Korea',
    '국산;국내산;국내;대한민국;남한;한국산;KOR;ROK;South Korea;Korea Republic of;Republic of Korea',
  ],
  ['CN', '중국', 'China', '중국산;중공;CHN;PRC;P R China;Peoples Republic of China'],
  ['JP', '일본', 'Japan', '일본산;일제;JPN'],
  ['TW', '대만', 'Taiwan', '대만산;타이완;TWN;ROC'],
  ['IN', '인도', 'India', '인도산;IND'],
  ['US', '미국', 'USA', '미국산;미제;United States;United States of America;America'],
  ['EU', 'EU', 'EU', '유럽연합;유럽;European Union;Europe'],
  ['DE', '독일', 'Germany', '독일산;독일제;DEU;GER;Deutschland'],
  ['IT', '이탈리아', 'Italy', '이탈리아산;이태리;이태리산;ITA'],
  ['FR', '프랑스', 'France', '프랑스산;FRA'],
  ['ES', '스페인', 'Spain', '스페인산;ESP'],
  ['GB', '영국', 'UK', '영국산;GBR;United Kingdom;Great Britain;England'],
  ['AT', '오스트리아', 'Austria', '오스트리아산;AUT'],
  ['BE', '벨기에', 'Belgium', '벨기에산;BEL'],
  ['NL', '네덜란드', 'Netherlands', '네덜란드산;화란;NLD;Holland'],
  ['LU', '룩셈부르크', 'Luxembourg', 'LUX'],
  ['CH', '스위스', 'Switzerland', '스위스산;CHE'],
  ['CZ', '체코', 'Czechia', '체코산;CZE;Czech Republic'],
  ['SK', '슬로바키아', 'Slovakia', 'SVK'],
  ['PL', '폴란드', 'Poland', '폴란드산;POL'],
  ['RO', '루마니아', 'Romania', '루마니아산;ROU'],
  ['HU', '헝가리', 'Hungary', 'HUN'],
  ['FI', '핀란드', 'Finland', '핀란드산;FIN'],
  ['SE', '스웨덴', 'Sweden', '스웨덴산;SWE'],
  ['UA', '우크라이나', 'Ukraine', '우크라이나산;UKR'],
  ['RU', '러시아', 'Russia', '러시아산;RUS;Russian Federation'],
  ['TR', '튀르키예', 'Türkiye', '터키;터키산;튀르키예산;TUR;Turkey;Turkiye'],
  ['IL', '이스라엘', 'Israel', 'ISR'],
  ['SA', '사우디아라비아', 'Saudi Arabia', '사우디;SAU;KSA'],
  ['AE', '아랍에미리트', 'UAE', 'ARE;United Arab Emirates'],
  ['TH', '태국', 'Thailand', '태국산;THA'],
  ['VN', '베트남', 'Vietnam', '베트남산;월남;VNM;Viet Nam'],
  ['MY', '말레이시아', 'Malaysia', '말레이시아산;MYS'],
  ['ID', '인도네시아', 'Indonesia', '인도네시아산;인니;IDN'],
  ['SG', '싱가포르', 'Singapore', '싱가폴;SGP'],
  ['PH', '필리핀', 'Philippines', '필리핀산;PHL'],
  ['AU', '호주', 'Australia', '호주산;AUS'],
  ['CA', '캐나다', 'Canada', '캐나다산;CAN'],
  ['MX', '멕시코', 'Mexico', '멕시코산;MEX'],
  ['BR', '브라질', 'Brazil', '브라질산;BRA'],
  ['AR', '아르헨티나', 'Argentina', '아르헨티나산;ARG'],
  ['ZA', '남아프리카공화국', 'South Africa', '남아공;ZAF;RSA'],
];

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^MADE IN /, '')
    .replace(/[\s.,'()-]/g, '');

const CODES = new Map(
  COUNTRIES.flatMap(([code, ko, en, others = '']) =>
    [code, ko, en, ...others.split(';')].filter(Boolean).map((word) => [folded(word), code] as const),
  ),
);

/** The code of the country that `한국`, `국산`, `Korea` or `KR` names. What names none stays as it was written. */
export const originCode = (text: string): string => CODES.get(folded(text)) ?? text;
