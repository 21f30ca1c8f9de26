interface StockedPlace {
  warehouse: string;
  /** A second place of the same region, for every third lot. */
  yard?: string;
  region: string;
  origin: string;
  makers: string[];
  materials: string[];
}

const pipes = (grade: string, schedule: string, sizes: readonly string[]) =>
  sizes.map((size) => `PIPE SMLS ${size}" SCH${schedule} ${grade} L=6M`);
const flanges = (type: string, grade: string, rating: string, sizes: readonly string[]) =>
  sizes.map((size) => `FLANGE ${type} ${size}" ${rating}# RF ${grade}`);
const fittings = (type: string, grade: string, schedule: string, sizes: readonly string[]) =>
  sizes.map((size) => `${type} ${size}" SCH${schedule} ${grade} BW`);
const valves = (type: string, rating: string, grade: string, sizes: readonly string[]) =>
  sizes.map((size) => `${type} VALVE ${size}" ${rating} ${grade} FLGD`);
const korean = (kind: string, sizes: readonly string[], more: string) =>
  sizes.map((size) => `${kind} ${size}A ${more}`);

const SMALL = ['1/2', '3/4', '1', '1-1/2', '2'];
const USUAL = ['2', '3', '4', '6', '8'];
const LARGE = ['8', '10', '12', '14', '16'];
const METRIC = ['25', '50', '80', '100', '150', '200'];

/** What the demo's sellers have lying there, in the words of the trade. */
export const SHELVES: Readonly<Record<string, StockedPlace>> = {
  bareun: {
    warehouse: '사상 1창고',
    yard: '녹산 야적장',
    region: '부산',
    origin: 'KR',
    makers: ['세아제강', '현대스틸파이프', '휴스틸'],
    materials: [
      ...pipes('A106-B', '40', [...SMALL, ...USUAL]),
      ...pipes('A106-B', '80', USUAL),
      ...korean('백관', METRIC, '6M'),
      ...korean('흑관', METRIC, '6M'),
      ...fittings('ELBOW 90 LR', 'A234-WPB', '40', USUAL),
    ],
  },
  sagye: {
    warehouse: '포항 공장 창고',
    yard: '포항 제2야적장',
    region: '경북',
    origin: 'KR',
    makers: ['사계강관공업'],
    materials: [
      ...pipes('A53-B', '40', USUAL),
      ...pipes('A106-B', '40', LARGE),
      ...korean('배관용 스테인리스 강관', METRIC, 'SCH10S STS304TP 6M'),
      ...korean('배관용 스테인리스 강관', METRIC, 'SCH20S STS316LTP 6M'),
    ],
  },
  ara: {
    warehouse: '김해 창고',
    region: '경남',
    origin: 'KR',
    makers: ['아라피팅'],
    materials: [
      ...fittings('ELBOW 90 LR', 'A234-WPB', '40', [...USUAL, ...LARGE]),
      ...fittings('ELBOW 45', 'A234-WPB', '40', USUAL),
      ...fittings('TEE', 'A403-WP304L', '10S', USUAL),
      ...fittings('CAP', 'A234-WPB', '80', USUAL),
    ],
  },
  jaram: {
    warehouse: '시화 창고',
    region: '경기',
    origin: 'KR',
    makers: ['자람플랜지'],
    materials: [
      ...flanges('WN', 'A105', '150', [...USUAL, ...LARGE]),
      ...flanges('SO', 'A105', '300', USUAL),
      ...flanges('BLIND', 'A182-F316L', '150', USUAL),
      ...korean('플랜지 SO 10K', METRIC, 'RF SS400'),
    ],
  },
  chaoreum: {
    warehouse: '인천 밸브 창고',
    region: '인천',
    origin: 'KR',
    makers: ['차오름밸브', 'KITZ'],
    materials: [
      ...valves('GATE', '150#', 'A216-WCB', USUAL),
      ...valves('GLOBE', '150#', 'A216-WCB', USUAL),
      ...valves('BALL', '300#', 'A351-CF8M', USUAL),
      ...korean('게이트밸브 10K', METRIC, 'FC200'),
    ],
  },
  kaon: {
    warehouse: '울산 온산 창고',
    region: '울산',
    origin: 'KR',
    makers: ['세아제강', '자람플랜지', '아라피팅'],
    materials: [
      ...pipes('A333-6', '40', USUAL),
      ...pipes('A335-P11', '80', USUAL),
      ...flanges('WN', 'A350-LF2', '150', USUAL),
      ...fittings('REDUCER CON', 'A234-WPB', '40', ['4"x3', '6"x4', '8"x6']),
    ],
  },
  tarae: {
    warehouse: '광주 스텐 창고',
    region: '광주',
    origin: 'KR',
    makers: ['현대비앤지', '세아제강'],
    materials: [
      ...pipes('A312-TP304L', '10S', [...SMALL, ...USUAL]),
      ...pipes('A312-TP316L', '40S', USUAL),
      ...fittings('ELBOW 90 LR', 'A403-WP316L', '10S', USUAL),
      ...flanges('WN', 'A182-F304L', '150', USUAL),
    ],
  },
  minato: {
    warehouse: 'Osaka Nanko',
    region: 'Osaka',
    origin: 'JP',
    makers: ['JFE Steel', 'Nippon Steel', 'Benkan'],
    materials: [
      ...pipes('A106-B', '160', USUAL),
      ...fittings('TEE', 'A234-WPB', '80', USUAL),
      ...flanges('WN', 'A105', '600', USUAL),
    ],
  },
  bigbend: {
    warehouse: 'Houston yard',
    yard: 'Baytown yard',
    region: 'Houston',
    origin: 'US',
    makers: ['Tenaris', 'Velan', 'Crane'],
    materials: [
      ...pipes('API5L-B', '40', LARGE),
      ...valves('GATE', '600#', 'A216-WCB', USUAL),
      ...flanges('BLIND', 'A105', '300', USUAL),
    ],
  },
};
