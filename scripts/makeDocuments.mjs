/** Writes the documents that visitors download: npm run make documents, after a change under src/content or of the operator's settings. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../src/contract/constants.ts';
import { loadEnv } from '../src/server/env.ts';
import { DOWNLOADS, downloadDocument } from '../src/server/modules/content/downloadDocument.ts';
import { printPdf } from '../src/server/ports/pdf/printPdf.mjs';
import { readEnvFile } from './processes.mjs';

readEnvFile();
const { OPERATOR } = loadEnv();
const folder = 'public/cdn/documents';
mkdirSync(folder, { recursive: true });
for (const language of LANGUAGES) {
  for (const slug of DOWNLOADS) {
    const content = await printPdf(await downloadDocument(OPERATOR, slug, language));
    const file = path.join(folder, `${slug}.${language}.pdf`);
    writeFileSync(file, content);
    console.log(`${file}: ${Math.round(content.length / 1024)} KB`);
  }
}
