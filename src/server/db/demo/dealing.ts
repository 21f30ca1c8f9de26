import type { SaleMaterialInput } from '../../../contract/entities/person';
import { gradeFamily } from '../../../domain/material/equivalents';

type Kind = Partial<Omit<SaleMaterialInput, 'category'>> & Pick<SaleMaterialInput, 'category'>;

const unrestricted: Omit<SaleMaterialInput, 'category'> = {
  types: [],
  grade_families: [],
  grades: [],
  nps_min: null,
  nps_max: null,
  classes: [],
  makers: [],
};

/** These grades and whatever counts as their family. */
function grades(...names: string[]): Pick<SaleMaterialInput, 'grades' | 'grade_families'> {
  const families = names.flatMap((name) => gradeFamily(name) ?? []);
  return { grades: names, grade_families: [...new Set(families)].slice(0, 20) };
}

const carbonPipe = grades('A106-B', 'A53-B', 'API5L-B', 'SPP', 'SPPS380', 'SPPH380', 'STPG370', 'SPW400', 'A333-6');
const stainlessPipe = grades(
  'A312-TP304L',
  'A312-TP316L',
  'A312-TP304',
  'A312-TP316',
  'STS304TP',
  'STS316LTP',
  'STS304',
);
const carbonFitting = grades('A234-WPB', 'A105', 'A105N', 'A420-WPL6', 'A350-LF2', 'SS400');
const stainlessFitting = grades(
  'A403-WP304L',
  'A403-WP316L',
  'A182-F304L',
  'A182-F316L',
  'STS304',
  'SUS304',
  'SUS316L',
);
const carbonFlange = grades('A105', 'A105N', 'A350-LF2', 'SS400', 'SF440A');
const stainlessFlange = grades('A182-F304L', 'A182-F316L', 'SUS304', 'SUS316L', 'STS304');

const dealings: Readonly<Record<string, Kind[]>> = {
  bareun: [
    { category: 'pipe', nps_min: '1/2', nps_max: '24', makers: ['세아제강', '현대스틸파이프', '휴스틸'] },
    { category: 'fitting', nps_min: '1/2', nps_max: '24' },
    { category: 'flange', nps_min: '1/2', nps_max: '24' },
    { category: 'gasket' },
    { category: 'bolt' },
  ],
  sagye: [
    { category: 'pipe', ...carbonPipe, nps_min: '1/2', nps_max: '24', makers: ['사계강관공업'] },
    { category: 'pipe', ...stainlessPipe, nps_min: '1/2', nps_max: '12', makers: ['사계강관공업'] },
  ],
  ara: [
    { category: 'fitting', ...carbonFitting, nps_min: '1/2', nps_max: '24', makers: ['아라피팅'] },
    { category: 'fitting', ...stainlessFitting, nps_min: '1/2', nps_max: '16', makers: ['아라피팅'] },
  ],
  jaram: [
    { category: 'flange', ...carbonFlange, nps_min: '1/2', nps_max: '36', makers: ['자람플랜지'] },
    { category: 'flange', ...stainlessFlange, nps_min: '1/2', nps_max: '24', makers: ['자람플랜지'] },
    { category: 'gasket' },
  ],
  chaoreum: [{ category: 'valve', makers: ['차오름밸브', 'KITZ'] }],
  kaon: [
    { category: 'pipe' },
    { category: 'fitting' },
    { category: 'flange' },
    { category: 'valve', nps_max: '16' },
    { category: 'gasket' },
    { category: 'bolt' },
  ],
  tarae: [
    { category: 'pipe', ...stainlessPipe },
    { category: 'fitting', ...stainlessFitting },
    { category: 'flange', ...stainlessFlange },
    { category: 'valve', ...grades('A351-CF8M', 'A351-CF8', 'CF8M', 'CF8'), nps_max: '8' },
  ],
  paran: [
    { category: 'pipe', nps_max: '12' },
    { category: 'fitting', nps_max: '12' },
    { category: 'flange', nps_max: '16' },
    { category: 'valve', nps_max: '8', classes: ['150', '300', '10K', '20K', '800'] },
    { category: 'bolt' },
  ],
  hanul: [{ category: 'pipe' }, { category: 'fitting' }, { category: 'flange' }, { category: 'valve' }],
  minato: [
    { category: 'pipe', nps_min: '1', nps_max: '24', makers: ['JFE Steel', 'Nippon Steel'] },
    { category: 'fitting', nps_min: '1', nps_max: '24', makers: ['Benkan'] },
    { category: 'flange', nps_min: '1', nps_max: '24' },
    { category: 'valve', makers: ['KITZ'] },
  ],
  bigbend: [
    { category: 'pipe' },
    { category: 'fitting' },
    { category: 'flange' },
    { category: 'valve', makers: ['Velan', 'Crane'] },
    { category: 'gasket' },
    { category: 'bolt' },
  ],
};

/** What a demo company deals in; empty for those that only buy. */
export function dealingsOf(key: string): SaleMaterialInput[] {
  return (dealings[key] ?? []).map((kind) => ({ ...unrestricted, ...kind }));
}
