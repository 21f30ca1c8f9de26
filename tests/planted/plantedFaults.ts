/** One change that breaks the product in one layer, and the smallest test file that finds it. */
export interface PlantedFault {
  layer: string;
  /** What goes wrong for whom. */
  harm: string;
  file: string;
  from: string;
  to: string;
  project: 'unit' | 'architecture' | 'api';
  test: string;
}

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    layer: 'rules of money',
    harm: 'VAT is rounded up: buyers pay a won too much',
    file: 'src/domain/money/totals.ts',
    from: 'Big.roundDown',
    to: 'Big.roundUp',
    project: 'unit',
    test: 'src/domain/money/money.test.ts',
  },
  {
    layer: 'states of an order',
    harm: 'a seller may ship before a prepaid order is paid',
    file: 'src/domain/states/order.ts',
    from: "o.delivery === 'PART_SHIPPED') && !awaitsPrepayment(o)",
    to: "o.delivery === 'PART_SHIPPED')",
    project: 'unit',
    test: 'src/domain/states/order.test.ts',
  },
  {
    layer: 'comparison',
    harm: 'prices in won are multiplied by the rate instead of divided',
    file: 'src/domain/compare/comparablePrice.ts',
    from: "offered_currency === 'USD' ? { n: rate, d: one } : { n: one, d: rate }",
    to: '{ n: rate, d: one }',
    project: 'unit',
    test: 'src/domain/compare/comparablePrice.test.ts',
  },
  {
    layer: 'policy of the server',
    harm: 'a buyer reads amounts of a sealed request that still collects',
    file: 'src/server/modules/request/request.policy.ts',
    from: 'collecting || cancelledBefore ? row.round - 1',
    to: 'cancelledBefore ? row.round - 1',
    project: 'unit',
    test: 'src/server/modules/request/request.policy.test.ts',
  },
  {
    layer: 'transport of the client',
    harm: 'a double press orders twice',
    file: 'src/client/api/doublePress.ts',
    from: 'if (before && (before.answeredAt === null',
    to: 'if (before && (before.answeredAt !== null',
    project: 'unit',
    test: 'src/client/api/doublePress.test.ts',
  },
  {
    layer: 'dialogs',
    harm: 'who works by keyboard loses the place when a window closes',
    file: 'src/client/ui/useDialogFocus.ts',
    from: 'before.current.isConnected) before.current.focus();',
    to: 'before.current.isConnected) return;',
    project: 'unit',
    test: 'src/client/ui/Dialog.test.tsx',
  },
  {
    layer: 'forms',
    harm: 'a request is cancelled without the reason that sellers are promised',
    file: 'src/client/shared/rfq/CancelDialog.tsx',
    from: '    if (!words) return;\n',
    to: '',
    project: 'unit',
    test: 'src/client/shared/rfq/requestDialogs.test.tsx',
  },
  {
    layer: 'colours',
    harm: 'faint text cannot be read in the dark',
    file: 'src/client/theme/colourSchemes.ts',
    from: 'textFaint: night.faint',
    to: 'textFaint: gray[600]',
    project: 'unit',
    test: 'src/client/theme/colourSchemes.test.ts',
  },
  {
    layer: 'texts',
    harm: 'a button has no name in English',
    file: 'locales/en/ui.json',
    from: '  "retry":',
    to: '  "tryAgain":',
    project: 'architecture',
    test: 'tests/architecture/locales.test.ts',
  },
  {
    layer: 'database',
    harm: 'stock is sold twice when two buyers come at once',
    file: 'src/server/modules/stock/item.repository.ts',
    from: ".for('update')",
    to: '',
    project: 'api',
    test: 'tests/api/oversell.test.ts',
  },
];
