import type { Spec } from '../../../contract/entities/spec';
import type { Random } from './random';
import type { Actor } from './stage';

interface Source {
  maker: string;
  origin: string;
}

/** Makers abroad and at home by what they make; all but the invented ones are well-known marks of the trade. */
const PIPE: Source[] = [
  { maker: '세아제강', origin: 'KR' },
  { maker: '현대스틸파이프', origin: 'KR' },
  { maker: '휴스틸', origin: 'KR' },
  { maker: '넥스틸', origin: 'KR' },
  { maker: 'TPCO', origin: 'CN' },
  { maker: 'JFE Steel', origin: 'JP' },
];
const FITTING: Source[] = [
  { maker: '성광벤드', origin: 'KR' },
  { maker: '태광', origin: 'KR' },
  { maker: '아라피팅', origin: 'KR' },
  { maker: 'Benkan', origin: 'JP' },
];
const FLANGE: Source[] = [
  { maker: '자람플랜지', origin: 'KR' },
  { maker: '가온단조', origin: 'KR' },
  { maker: 'Viraj', origin: 'IN' },
  { maker: 'Melesi', origin: 'IT' },
];
const VALVE: Source[] = [
  { maker: '차오름밸브', origin: 'KR' },
  { maker: 'KITZ', origin: 'JP' },
  { maker: '조광밸브', origin: 'KR' },
  { maker: 'Neway', origin: 'CN' },
];
const GASKET: Source[] = [
  { maker: '보람가스켓', origin: 'KR' },
  { maker: 'Lamons', origin: 'US' },
];
const BOLT: Source[] = [
  { maker: '단단볼트', origin: 'KR' },
  { maker: '한결파스너', origin: 'KR' },
];

const OWN: Readonly<Record<string, Source>> = {
  sagye: { maker: '사계강관공업', origin: 'KR' },
  ara: { maker: '아라피팅', origin: 'KR' },
  jaram: { maker: '자람플랜지', origin: 'KR' },
};

const BY_CATEGORY: Record<Spec['category'], Source[]> = {
  pipe: PIPE,
  fitting: FITTING,
  flange: FLANGE,
  valve: VALVE,
  gasket: GASKET,
  bolt: BOLT,
  structural: PIPE,
  unclassified: BOLT,
  other: BOLT,
};

/** Whose make a seller offers for such an item. */
export function sourcesOf(random: Random, seller: Actor, spec: Spec): Source {
  const own = OWN[seller.company.key];
  if (own && spec.category !== 'gasket') return own;
  const sources = BY_CATEGORY[spec.category];
  // Goods to Korean standards are made at home; a Japanese trader sells Japanese makes.
  const home = seller.company.key === 'minato' ? 'JP' : /^\d+K$/.test(spec.class ?? '') ? 'KR' : null;
  const fitting = sources.filter((source) => source.origin === home);
  return random.pick(fitting.length > 0 ? fitting : sources);
}
