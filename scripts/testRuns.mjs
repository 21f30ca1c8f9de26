const STATIC = ['format', 'boundaries', 'unused', 'types'];

/**
 * The named runs of `npm test`: what comes first breaks most often. Parts that keep one core busy go side by side; the
 * API and the browser tests need both cores.
 */
export const RUNS = {
  normal: {
    stages: [
      [
        ['lint', 'unit', 'isolated'],
        [...STATIC, 'architecture', 'slow', 'build'],
      ],
      [['api']],
      [['browser']],
    ],
  },
  /** Before a commit. */
  quick: {
    stages: [[['touchedLint', 'format', 'types'], ['unit']], [['touched']]],
  },
  /** Long forms, both languages and the newest Node: by schedule and before a release. No test may need a second try. */
  full: {
    stages: [
      [
        ['lint', 'unit', 'isolated'],
        [...STATIC, 'architecture', 'slow', 'build'],
      ],
      [['api']],
      [['browser']],
      // The first lane lasts some 20 minutes on any machine, because its parts run for a set time.
      [
        ['faults', 'walk', 'soak'],
        ['catalogue', 'screens'],
      ],
      [['pooler']],
      [['planted']],
      [['newestNode']],
    ],
    env: { TEST_DEPTH: 'full' },
    steadyOnly: true,
  },
};

/** Parts whose tests start the built app, and do not build it themselves. */
const ON_A_BUILD = new Set(['api', 'browser', 'pooler', 'newestNode']);

/** The named parts, one after the other, after a build where one of them needs it. */
export function namedParts(names) {
  const build = names.some((name) => ON_A_BUILD.has(name)) && !names.includes('build') ? ['build'] : [];
  return { stages: [...build, ...names].map((name) => [[name]]) };
}
