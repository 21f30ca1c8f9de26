/** What changed for whom, from the commits since a tag or revision: npm run make releaseNotes [-- <from> [<to>]]. */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './processes.mjs';

/** Kinds of conventional commits in the order of the notes; the others concern only those who build. */
const KINDS = { feat: 'New', fix: 'Mended', perf: 'Faster', docs: 'Documents' };
const HEAD = /^(\w+)(?:\(([^)]+)\))?(!)?: (.+)$/;

/** Notes of commits, oldest last, as Markdown: breaking changes first, then by kind, within it by area. */
export function notesOf(title, commits) {
  const groups = new Map([['Breaking', []], ...Object.values(KINDS).map((name) => [name, []]), ['For developers', []]]);
  for (const { hash, subject, body } of commits) {
    const [, kind = '', area, mark, words = subject] = HEAD.exec(subject) ?? [];
    const breaking = /^BREAKING CHANGE: (.+)$/m.exec(body)?.[1];
    const name = breaking || mark ? 'Breaking' : (KINDS[kind] ?? 'For developers');
    groups.get(name).push({ area: area ?? '', line: `${area ? `**${area}:** ` : ''}${breaking ?? words} (${hash})` });
  }
  const parts = [...groups]
    .filter(([, entries]) => entries.length > 0)
    .map(([name, entries]) => {
      const sorted = entries.toSorted((a, b) => (a.area === b.area ? 0 : a.area < b.area ? -1 : 1));
      return `## ${name}\n\n${sorted.map(({ line }) => `- ${line}`).join('\n')}\n`;
    });
  return `# ${title}\n\n${parts.join('\n') || 'Nothing changed.\n'}`;
}

/** The commits of a range without merges, newest first. */
export function commitsOf(range, folder = ROOT) {
  const text = git(['log', '--no-merges', '--format=%h%x1f%s%x1f%b%x1e', range], folder);
  return text
    .split('\x1e')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [hash = '', subject = '', body = ''] = one.split('\x1f');
      return { hash, subject, body };
    });
}

function git(words, folder) {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** The tag before a revision, or its very first commit where there is none. */
function before(to) {
  try {
    return git(['describe', '--tags', '--abbrev=0', `${to}^`], ROOT).trim();
  } catch {
    return git(['rev-list', '--max-parents=0', to], ROOT).trim().split('\n')[0];
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [from, to = 'HEAD'] = process.argv.slice(2);
  const start = from ?? before(to);
  process.stdout.write(notesOf(`${start} to ${to}`, commitsOf(`${start}..${to}`)));
}
