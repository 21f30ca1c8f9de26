/**
 * Records what the first page shows of reader and comparison: npm run make samples. A first view cannot carry either; tests
 * fail where a record is not what they say today.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '../src/contract/constants.ts';
import { readSample } from '../src/client/features/content/home/readSample.ts';
import { compareSample } from '../src/client/features/content/home/sampleOffers.ts';
import { inRoot } from './processes.mjs';

const FOLDER = 'src/client/features/content/home';

const readings = LANGUAGES.map((language) => {
  const { sampleLines } = JSON.parse(readFileSync(inRoot(`locales/${language}/home.json`), 'utf8'));
  return [language, readSample(sampleLines.split('\n'), language)];
});
write('sampleReading.json', Object.fromEntries(readings));
write('sampleComparison.json', { apart: compareSample(false), spread: compareSample(true) });

function write(name, content) {
  writeFileSync(inRoot(`${FOLDER}/${name}`), `${JSON.stringify(content, null, 2)}\n`);
  console.log(`Wrote ${FOLDER}/${name}.`);
}
