import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import type { Page, Worker } from 'tesseract.js';
import { AppError } from '../http/fail';
import { mergedWords, type RecognisedWord } from './mergedWords';
import type { Word } from './pageWords';

type Script = 'eng' | 'kor';
const resolve = createRequire(import.meta.url).resolve;

/** A page takes some four seconds; whatever takes longer than that does not end. */
const RECOGNISE_MS = 90_000;
const START_MS = 60_000;
/** A word that is less sure may be written in Korean. */
const DOUBTFUL = 0.7;
/** Share of doubtful words from which a page is read in Korean too. */
const KOREAN_FROM = 0.04;

/** Loaded with the first scan. */
const recogniser = () => import('tesseract.js');

const SCRIPTS: readonly Script[] = ['eng', 'kor'];

let worker: Promise<Worker> | null = null;

/**
 * The words of a picture of black on white, with how sure each is; one picture at a time. Latin letters and figures are read
 * by the data of English, Korean ones by those of Korean: both at once confuse `SCH40` with 5아140.
 */
export async function recognise(picture: Canvas): Promise<Word[]> {
  const image = await picture.encode('png');
  const latin = await wordsIn(image, 'eng');
  const doubtful = latin.filter(({ sure }) => sure < DOUBTFUL).length;
  if (doubtful <= latin.length * KOREAN_FROM) return mergedWords(latin, []);
  return mergedWords(latin, await wordsIn(image, 'kor'));
}

async function wordsIn(image: Buffer, script: Script): Promise<RecognisedWord[]> {
  const { OEM, PSM } = await recogniser();
  const reader = await within(opened(), START_MS);
  // One after the other in the same memory: two of them would take twice as much.
  await within(reader.reinitialize(script, OEM.LSTM_ONLY), START_MS);
  await within(
    reader.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, preserve_interword_spaces: '1' }),
    START_MS,
  );
  const { data } = await within(reader.recognize(image, {}, { blocks: true, text: false }), RECOGNISE_MS);
  return wordsOf(data);
}

const wordsOf = ({ blocks }: Page): RecognisedWord[] =>
  (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .flatMap(({ words }) => words)
    .map(({ confidence, symbols }) => ({
      sure: confidence / 100,
      letters: symbols.map(({ text, bbox }) => ({ ...bbox, text })),
    }));

/** The data come with their packages; the library wants them in one folder, which is gone once they are read. */
function opened(): Promise<Worker> {
  worker ??= (async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'stlbs-letters-'));
    try {
      for (const script of SCRIPTS) {
        const name = `${script}.traineddata.gz`;
        await copyFile(resolve(`@tesseract.js-data/${script}/4.0.0_best_int/${name}`), path.join(folder, name));
      }
      const { createWorker, OEM } = await recogniser();
      return await createWorker([...SCRIPTS], OEM.LSTM_ONLY, { langPath: folder, gzip: true, cacheMethod: 'none' });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  })();
  return worker;
}

/** Ends what does not answer: neither the end of a worker nor a failure within it settles a promise of its own. */
async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('FILE_TIMEOUT')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    const gone = worker;
    worker = null;
    // Not waited for: it may never end, and ends with its process.
    void gone?.then((one) => one.terminate()).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
