import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(import.meta.url);

/** Storybook's own packages lie beside this file; what the project's folder imports of them is looked for here. */
const ownPackages = {
  name: 'packages-of-the-catalogue',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (!/^@?storybook\//.test(source) || importer === HERE) return null;
    return this.resolve(source, HERE, { ...options, skipSelf: true });
  },
};

/** Storybook's settings: npm run make catalogue. Nothing leaves this machine. */
export default {
  stories: ['../../tests/catalogue/**/*.stories.tsx'],
  framework: {
    name: '@storybook/nextjs-vite',
    options: { nextConfigPath: fileURLToPath(new URL('next.config.mjs', import.meta.url)) },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { check: false, reactDocgen: false },
  viteFinal: (config) => ({ ...config, logLevel: 'error', plugins: [ownPackages, ...(config.plugins ?? [])] }),
  staticDirs: [{ from: '../../public/fonts', to: '/fonts' }],
};
