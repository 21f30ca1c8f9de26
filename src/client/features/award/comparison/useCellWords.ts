import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { CELL_SIGNS, type CellSign } from '../../../../domain/compare/distance';

/** The texts of the cells, looked up once for the matrix: to look them up for each cell costs more than to draw it. */
export interface CellWords {
  signs: Readonly<Record<CellSign, string>>;
  pick: (name: string, line: number) => string;
  over: (over: string) => string;
}

/** The same words as long as the language stays: cells that did not change are not drawn again. */
export function useCellWords(): CellWords {
  const { t } = useTranslation('project');
  return useMemo(() => {
    const pick = t('compare.pick', { name: NAME, line: LINE });
    const over = t('compare.over', { over: OVER });
    return {
      signs: Object.fromEntries(CELL_SIGNS.map((sign) => [sign, t(`compare.sign.${sign}`)])) as CellWords['signs'],
      pick: (name, line) => pick.replace(NAME, () => name).replace(LINE, String(line)),
      over: (above) => over.replace(OVER, above),
    };
  }, [t]);
}

/** What stands in a text in the place of a value. */
const [NAME, LINE, OVER] = ['\u0001', '\u0002', '\u0003'];
