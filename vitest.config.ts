import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './tests/support/until.ts';

/**
 * Unit tests that replace modules, or set up what a library keeps for good: with shared modules it would reach the next
 * file. pdf.js replaces built-ins (`JSON.stringify` among them) when it is loaded.
 */
export const ISOLATED = [
  'src/client/features/account/MypageTabScreen.test.tsx',
  'src/client/features/quotation/AwardStage.test.tsx',
  'src/client/features/request/editor/LinesSection.test.tsx',
  'src/client/shared/approval/ApprovalSteps.test.tsx',
  'src/client/shared/rfq/Remainder.test.tsx',
  'src/client/features/award/comparison/CellDetails.test.tsx',
  'src/client/features/award/comparison/ComparisonView.test.tsx',
  'src/client/features/award/comparison/Matrix.test.tsx',
  'src/client/features/award/comparison/PhoneComparison.test.tsx',
  'src/client/features/account/auth/InvitationScreen.test.tsx',
  'src/client/features/account/auth/LoginScreen.test.tsx',
  'src/client/features/award/comparison/useMatrixView.test.tsx',
  'src/client/features/cart/PurchaseForm.test.tsx',
  'src/client/features/company/budget/BudgetsSection.test.tsx',
  'src/client/features/order/OrderCost.test.tsx',
  'src/client/features/content/home/ParsedResult.test.tsx',
  'src/client/features/market/BuyBox.test.tsx',
  'src/client/features/market/ItemFacts.test.tsx',
  'src/client/features/market/StockHits.test.tsx',
  'src/client/features/market/Understanding.test.tsx',
  'src/client/shell/errors/NotFound.test.tsx',
  'src/client/features/order/buy/PaymentCompleteScreen.test.tsx',
  'src/client/features/order/buy/TransferForm.test.tsx',
  'src/client/features/order/sale/BidAnswer.test.tsx',
  'src/client/features/overview/detail/ProjectStage.test.tsx',
  'src/client/features/overview/hub/MemberHub.test.tsx',
  'src/client/features/overview/list/StockOrders.test.tsx',
  'src/client/features/statistics/PriceIndexView.test.tsx',
  'src/client/features/request/editor/stockFirst/StockFirst.test.tsx',
  'src/client/ui/Link.test.tsx',
  'src/client/ui/Menu.test.tsx',
  'src/client/shell/i18n/textBackend.test.ts',
  'src/client/shell/layout/Bell.test.tsx',
  'src/client/features/overview/hub/WeekStrip.test.tsx',
  'src/client/shell/layout/WorkNav.test.tsx',
  'src/server/ports/pdf/patchLineBreaker.test.ts',
  'src/ssr/pageTexts.test.ts',
];

/** Unit tests that start processes, or print documents and read them back: seconds each, and modules of their own. */
export const SLOW = [
  'src/server/making/makers.test.ts',
  'src/server/modules/award/plan/planWorkerPool.test.ts',
  'src/server/modules/order/print/deliveryPages.test.ts',
  'src/server/modules/order/print/extremeAmounts.test.ts',
  'src/server/modules/order/print/printedMoney.test.ts',
  'src/server/modules/order/print/promisedDay.test.ts',
  'src/server/pageReading/pagedFile.test.ts',
  'src/server/ports/pdf/printPdf.test.ts',
  'src/server/reading/readers.test.ts',
];

const unit = {
  environment: 'node',
  // Properties are tried thousands of times, also on a busy machine.
  testTimeout: 60_000,
  env: { TZ: 'UTC' },
  pool: 'threads',
  maxWorkers: 2,
} as const;

/**
 * Kinds of vitest tests: `unit`, `isolated` and `slow` lie beside the source and touch no network, `architecture` looks at the
 * source as text, `api` talks to a started server and its own database.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}', 'tests/pictures/**/*.test.ts'],
          exclude: [...ISOLATED, ...SLOW],
          // Files of one thread share the modules they import: importing costs more than most tests.
          isolate: false,
          setupFiles: ['tests/support/unitSetup.ts'],
        },
      },
      {
        test: {
          ...unit,
          name: 'isolated',
          include: ISOLATED,
        },
      },
      {
        test: {
          ...unit,
          name: 'slow',
          include: SLOW,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          pool: 'threads',
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/{api,attacks,operations}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/apiSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          // What happens by itself may come late on a busy machine.
          expect: { poll: { timeout: PATIENCE_MS } },
          // Tests wait for mails and timers now and then: a third worker keeps two cores busy meanwhile.
          maxWorkers: 3,
          // Reading the contract takes longer than most files; none of them changes what it imports.
          isolate: false,
          // As with the browser tests: a second try, and the test is named as unsteady.
          retry: 1,
          env: { TZ: 'UTC' },
        },
      },
    ],
  },
});
