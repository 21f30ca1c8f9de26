import { afterAll, expect, test } from 'vitest';
import { plantedProject } from './plantedProject';
import { filesUnder, textOf } from './sourceFiles';

const SCREEN = `import { useTranslation } from 'next-i18next/pages';

export function Screen({ unit }: { unit: 'EA' | 'furlong' }) {
  const { t } = useTranslation(['trade', 'ui']);
  return [
    t('terms.memo'),
    t('ui:cancel'),
    t('terms.nemo'),
    t('ui:cancle'),
    t('stock:mine.title'),
    t(\`uom.\${unit}\`),
  ];
}
`;

const PAGE = `import { definePage } from './definePage';

export const good = definePage({ texts: ['auth'], title: 'auth:loginTitle' });
export const noTitle = definePage({ texts: ['auth'], title: 'auth:logginTitle' });
export const noTexts = definePage({ texts: ['oath'] });
`;

const project = plantedProject({
  'src/client/textKeys.ts': textOf('src/client/textKeys.ts'),
  ...Object.fromEntries(filesUnder('locales/ko').map((path) => [path, textOf(path)])),
  'src/client/screens/Screen.ts': SCREEN,
  'src/client/screens/definePage.ts': `import type { AnyTextKey, Texts } from '../textKeys';

export const definePage = (plan: { texts: readonly (keyof Texts)[]; title?: AnyTextKey }) => plan;
`,
  'src/client/screens/page.ts': PAGE,
});
afterAll(() => project.remove());

/** The planted lines that the type check refuses. */
function refused(file: string, code: string, printed: string): string[] {
  const numbers = [...printed.matchAll(new RegExp(`^src/client/screens/${file}\\((\\d+),`, 'gm'))].map(([, no]) => no);
  return [...new Set(numbers)].map((no) => code.split('\n')[Number(no) - 1]?.trim() ?? '');
}

test('the type check refuses a key that no text has, and the key of a namespace that a part does not name', () => {
  const printed = project.run('typescript-7/bin/tsc', ['--noEmit', '-p', '.', '--incremental', 'false']);
  expect(refused('Screen.ts', SCREEN, printed)).toEqual([
    "t('terms.nemo'),",
    "t('ui:cancle'),",
    "t('stock:mine.title'),",
    't(`uom.${unit}`),',
  ]);
  expect(refused('page.ts', PAGE, printed)).toEqual([
    "export const noTitle = definePage({ texts: ['auth'], title: 'auth:logginTitle' });",
    "export const noTexts = definePage({ texts: ['oath'] });",
  ]);
});
