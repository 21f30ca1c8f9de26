/** Writes the templates that visitors download: npm run make templates, after a change of their columns or words. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../src/contract/constants.ts';
import { answerTemplate } from '../src/server/modules/quotation/answerTemplate.ts';
import { requestTemplate } from '../src/server/spreadsheet/requestTemplate.ts';

const folder = 'public/cdn/templates';
mkdirSync(folder, { recursive: true });
for (const language of LANGUAGES) {
  const files = { 'quotation-request': requestTemplate, 'quotation-answer': answerTemplate };
  for (const [kind, make] of Object.entries(files)) {
    const { content } = await make(language);
    const file = path.join(folder, `${kind}.${language}.xlsx`);
    writeFileSync(file, content);
    console.log(`${file}: ${Math.round(content.length / 1024)} KB`);
  }
}
