import { expect, test } from 'vitest';
import { filesUnder, textOf } from './sourceFiles';

/** Parts without a look of their own, or that stand only with the data of their screen, and where they are seen. */
const ELSEWHERE: Record<string, string> = {
  'src/client/ui/dataTable': 'inside DataTable',
  'src/client/ui/nativeControls.tsx': 'inside Button and the fields',
  'src/client/ui/grid': 'inside LineGrid',
  'src/client/ui/Folds.tsx': 'tests/e2e/gridFits.spec.ts',
  'src/client/ui/recovery': 'tests/e2e/recovery.spec.ts',
  'src/client/ui/chart/ChartFrame.tsx': 'inside BarChart and BandChart',
  'src/client/ui/chart/SeriesLegend.tsx': 'inside BarChart and RankBars',
  'src/client/ui/late.tsx': 'loads parts late',
  'src/client/ui/lateDialog.tsx': 'loads dialogs late',
  'src/client/ui/lateWindows.tsx': 'loads windows late',
  'src/client/ui/ComingWindow.tsx': 'tests/e2e/lateWindow.spec.ts',
  'src/client/ui/OpenDialog.tsx': 'inside Dialog',
  'src/client/ui/OpenSheet.tsx': 'inside Sheet',
  'src/client/ui/OpenMenu.tsx': 'inside Menu',
  'src/client/ui/NextPaint.tsx': 'inside Dialog and Sheet',
  'src/client/ui/Kept.tsx': 'draws its children',
  'src/client/ui/WholeDates.tsx': 'keeps dates of a sentence whole',
  'src/client/ui/useUndo.tsx': 'shows UndoBar',
  'src/client/shared/bidMoment.tsx': 'a row of KeyValueList',
  'src/client/shared/CompanyFields.tsx': 'tests/e2e/signup.spec.ts',
  'src/client/shared/PhoneFields.tsx': 'tests/e2e/signup.spec.ts',
  'src/client/shared/DocumentLink.tsx': 'a link',
  'src/client/shared/OriginalChange.tsx': 'inside SpecText',
  'src/client/shared/TemplateLink.tsx': 'a link',
  'src/client/shared/PriceArithmetic.tsx': 'tests/e2e/home.spec.ts',
  'src/client/shared/RightGate.tsx': 'tests/e2e/withoutPrices.spec.ts',
  'src/client/shared/ListBar.tsx': 'tests/e2e/lists.spec.ts',
  'src/client/shared/ListSearch.tsx': 'tests/e2e/workLists.spec.ts',
  'src/client/shared/QuickSearch.tsx': 'tests/e2e/lists.spec.ts',
  'src/client/shared/ShownOnceDialog.tsx': 'tests/e2e/secondFactor.spec.ts',
  'src/client/shared/StructuredData.tsx': 'not seen',
  'src/client/shared/itemColumn.tsx': 'a column of tables',
  'src/client/shared/orderNumbers.tsx': 'a cell of tables',
  'src/client/shared/timelineLook.tsx': 'inside TimelineList',
  'src/client/shared/approval': 'tests/e2e/approval.spec.ts',
  'src/client/shared/cost': 'tests/e2e/budgets.spec.ts, with the codes of a company',
  'src/client/shared/files': 'tests/e2e/buyerRequest.spec.ts, with real uploads',
  'src/client/shared/market': 'tests/e2e/stockTrade.spec.ts',
  'src/client/shared/push': 'tests/pictures/known/push.ko.png',
  'src/client/shared/question': 'tests/e2e/stockTrade.spec.ts',
  'src/client/shared/rfq': 'tests/e2e/submitDialogs.spec.ts, with data of a request',
  'src/client/shared/saleMaterial': 'tests/e2e/accountMaterials.spec.ts',
  'src/client/shared/steel/Steel.tsx': 'loads the drawings late',
};

const stories = filesUnder('tests/catalogue/stories').map(textOf);
const imported = new Set(
  stories.flatMap((text) =>
    [...text.matchAll(/from '(?:\.\.\/){3}(src\/client\/[^']+)'/g)].map(([, path = '']) => path),
  ),
);
const parts = [...filesUnder('src/client/ui'), ...filesUnder('src/client/shared')].filter(
  (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
);

test('every part is in the catalogue, or it is said where it is seen', () => {
  const missing = parts
    .filter((path) => !imported.has(path.replace('.tsx', '')))
    .filter((path) => !Object.keys(ELSEWHERE).some((place) => path === place || path.startsWith(`${place}/`)));
  expect(missing).toEqual([]);
});

test('no part is excused that is gone', () => {
  const gone = Object.keys(ELSEWHERE).filter(
    (place) => !parts.some((path) => path === place || path.startsWith(`${place}/`)),
  );
  expect(gone).toEqual([]);
});

test('stories know nothing of the tool that shows them, and have their words in both languages', () => {
  for (const text of stories) {
    expect(text).not.toMatch(/storybook/i);
    for (const [, ko = '', en = ''] of text.matchAll(/say\('((?:[^'\\]|\\.)*)', '((?:[^'\\]|\\.)*)'\)/g)) {
      expect(ko).toMatch(/[가-힣%]|^$/);
      expect(en).not.toMatch(/[가-힣]/);
    }
  }
});
