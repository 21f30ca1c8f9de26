import en from '../../locales/en/demo.json';
import enLayout from '../../locales/en/layout.json';
import ko from '../../locales/ko/demo.json';
import koLayout from '../../locales/ko/layout.json';
import { LANGUAGES } from '../contract/constants';
import type { ExternalLink } from '../contract/links';
import { fillText } from './fillText';

const texts = { ko: { ...ko, names: koLayout.footer.link }, en: { ...en, names: enLayout.footer.link } };

/** What stands in the demo where the operator has no such place yet, in both languages. */
export function standInPage(name: ExternalLink): string {
  const parts = LANGUAGES.map((language) => {
    const { standIn, names } = texts[language];
    const values = { name: names[name], setting: `NEXT_PUBLIC_LINK_${name.toUpperCase()}` };
    const [title, text] = [fillText(standIn.title, values), fillText(standIn.text, values)];
    return `<section lang="${language}"><h1>${title}</h1><p>${text}</p></section>`;
  });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.ko.names[name]}</title>`;
  return `<!doctype html><html lang="ko"><head>${head}</head><body>${parts.join('')}</body></html>`;
}
