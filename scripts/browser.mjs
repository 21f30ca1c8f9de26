import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { packageWays, privileged } from './packages.mjs';
import { inRoot, show } from './processes.mjs';

const PLAYWRIGHT = inRoot('node_modules', '@playwright', 'test', 'cli.js');

/** Flags under which Chromium runs on small machines, in containers and as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  // Letters as wide as on a screen; without a window Chromium would round each of them to whole pixels.
  '--font-render-hinting=none',
  '--no-proxy-server',
];

const SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Path of a Chromium that really starts, or undefined. */
export async function findBrowser() {
  const found = [...(process.env.CHROME_PATH ? [process.env.CHROME_PATH] : []), ...usualPlaces()].find(starts);
  if (found) return found;
  const own = await playwrightPath();
  return own && starts(own) ? own : undefined;
}

/** Finds a Chromium, or installs one by the first way that this machine allows. Undefined when none works. */
export async function ensureBrowser() {
  return (await findBrowser()) ?? install(waysToInstall(), findBrowser);
}

/** The browser of the tests: Chromium without a window of its own, which takes half the work, or else a whole one. */
export async function findTestBrowser() {
  return !process.env.CHROME_PATH && starts(SHELL) ? SHELL : findBrowser();
}

/** Finds the browser of the tests, or installs one. Debian alone has the one without a window as a package. */
export async function ensureTestBrowser() {
  const present = await findTestBrowser();
  if (present && present !== DEBIAN_CHROMIUM) return present;
  return (await install(packageWays({ apt: 'chromium-headless-shell' }), findTestBrowser)) ?? ensureBrowser();
}

async function install(ways, find) {
  for (const way of ways) {
    process.stdout.write(`A browser is missing. Trying: ${way.join(' ')}\n`);
    const [command = '', ...words] = way;
    const env = { DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' };
    if ((await show(command, words, env)) !== 0) continue;
    const installed = await find();
    if (installed) return installed;
  }
  return undefined;
}

function usualPlaces() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/homebrew/bin'];
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  return [
    ...folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.flatMap((base) =>
      base
        ? [`${base}\\Google\\Chrome\\Application\\chrome.exe`, `${base}\\Microsoft\\Edge\\Application\\msedge.exe`]
        : [],
    ),
  ];
}

/** A file may be there and not run: a stub of a package system, or one without its libraries. */
function starts(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

async function playwrightPath() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function waysToInstall() {
  const ways = packageWays({ apt: 'chromium', dnf: 'chromium', brew: ['--cask', 'chromium'], winget: 'Google.Chrome' });
  const withLibraries = privileged() && process.platform === 'linux' ? ['--with-deps'] : [];
  return [...ways, [process.execPath, PLAYWRIGHT, 'install', ...withLibraries, 'chromium']];
}
