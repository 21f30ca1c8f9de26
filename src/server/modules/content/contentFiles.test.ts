import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, REQUIRED_DOCUMENTS } from '../../../contract/constants';
import { type ContentBlock, faqCategory, type Inline } from '../../../contract/entities/content';
import { operatorOf } from '../../operatorSettings';
import { readFolder } from './contentFiles';
import { DOWNLOADS } from './downloadDocument';
import type { Folder } from './frontMatter';

const FOLDERS: readonly Folder[] = ['document', 'board', 'blog', 'faq', 'job', 'paper'];

function runsOf(block: ContentBlock): Inline[] {
  if (block.type === 'heading') return [{ text: block.text }];
  if (block.type === 'list') return block.items.flat();
  if (block.type === 'table') return [...block.head.flat(), ...block.rows.flat(2)];
  return block.content;
}

describe.each(FOLDERS)('texts of %s', (folder) => {
  it('have a complete head and are there in both languages, with the same facts', async () => {
    const [ko, en] = await Promise.all(LANGUAGES.map((language) => readFolder(folder, language, operatorOf({}))));
    const facts = (files = ko) =>
      files?.map((file) => {
        const { title: _t, blocks: _b, ...rest } = file;
        const days = 'published_on' in rest ? [rest.published_on, rest.updated_on] : [rest.category, rest.order];
        return [file.slug, ...days];
      });
    expect(ko?.length).toBeGreaterThan(0);
    expect(facts(en)).toEqual(facts(ko));
  });

  it.each(LANGUAGES)('say something in %s and leave no mark of their making', async (language) => {
    for (const { slug, blocks } of await readFolder(folder, language, operatorOf({}))) {
      const text = blocks.flatMap(runsOf).map((run) => run.text);
      expect(text.join(' ').length, slug).toBeGreaterThan(60);
      expect(
        text.filter((run) => /\*\*|\{\{|\]\(/.test(run)),
        slug,
      ).toEqual([]);
      if (language === 'en')
        expect(
          text.filter((run) => /[가-힣]/.test(run)),
          slug,
        ).toEqual([]);
    }
  });
});

it('the documents in force are those that registering consents to', async () => {
  const documents = await readFolder('document', 'ko', operatorOf({}));
  const since = (slug: string) => documents.find((one) => one.slug === slug)?.published_on;
  expect([since('service'), since('policy')]).toEqual([REQUIRED_DOCUMENTS.terms, REQUIRED_DOCUMENTS.privacy]);
});

it('there are 15 questions over all categories and 6 articles', async () => {
  const questions = await readFolder('faq', 'ko', operatorOf({}));
  expect(questions).toHaveLength(15);
  expect(new Set(questions.map(({ category }) => category))).toEqual(new Set(faqCategory.options));
  expect(await readFolder('blog', 'ko', operatorOf({}))).toHaveLength(6);
});

it('the privacy policy holds what article 30 of the Korean act asks for', async () => {
  const policy = (await readFolder('document', 'ko', operatorOf({}))).find(({ slug }) => slug === 'policy');
  const headings = policy?.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : [])).join('\n');
  for (const item of [
    '처리 목적',
    '처리 항목과 보유 기간',
    '제3자 제공',
    '처리 위탁',
    '파기',
    '정보주체의 권리',
    '안전성 확보 조치',
    '쿠키',
    '보호책임자',
    '권익침해 구제',
    '변경',
  ]) {
    expect(headings).toContain(item);
  }
});

it('every document lies ready as a PDF in both languages', () => {
  const files = DOWNLOADS.flatMap((slug) =>
    LANGUAGES.map((language) => `public/cdn/documents/${slug}.${language}.pdf`),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('texts name the operator of the settings', async () => {
  const textOf = async (values: Record<string, string>) =>
    JSON.stringify(await readFolder('document', 'ko', operatorOf(values)));
  expect(await textOf({})).toContain('주식회사 스틸베이스');
  const named = await textOf({ OPERATOR_NAME_KO: '한빛강관 주식회사', OPERATOR_HOSTING_KO: '한빛강관 주식회사' });
  expect(named).toContain('한빛강관 주식회사');
  expect(named).not.toContain('주식회사 스틸베이스');
});
