import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A step of `npm run check`: finds phrases that are hard to read in documents, comments, and commit subjects. To keep a phrase, end its line
 * with `words-ok`.
 */

/** Phrases, with a suggestion. */
const phrases = [
  [/(?:^|[.;:] )what (?:is|are|has|have|the|a|an|it|they|users?|pages?)\b(?!.*\?)/gim, 'name the thing'],
  [/\b(?:that|those|the ones?) of (?:the|a|an|its|their)\b/gi, 'repeat the noun'],
  [/\bof (?:its|their|your|our) own\b/gi, 'its own …'],
  [
    /\b(?:is|are|was|were) no (?!longer|more\b|one\b|such\b|need\b)(?<!\bthere (?:is|are|was|were) no )/gi,
    'is not a …',
  ],
  [/\b(?:has|have|had) come\b(?! to\b)|\bscripts? comes?\b/gi, 'loads, has loaded'],
  [/\b(?:stands?|lies?) (?:in|on|at|above|below|beside|before|behind)\b/gi, 'is in, is next to'],
  [/\b(?:besides|anew|somebody|in vain|but for|in place of)\b/gi, 'also, again, someone, instead of'],
  [/\b(?:is|are|was) to be \w+ed\b|\bneed not\b/gi, 'must, does not need'],
  [/\b(?:has|have|is) no room\b/gi, 'does not fit'],
  [/\b(?:a|the) user turns? to\b/gi, 'interacts with'],
  [/\bwith(?:out)? script\b(?!s)/gi, 'without JavaScript'],
  [/\b(?:mend|remed)(?:s|ed|ing|y|ies)?\b/gi, 'fix'],
  [/\b(?:keep|leave)s? (?:its|their) place\b|\bnothing moves\b/gi, 'reserves space, no layout shift'],
  [/\b(?:behavi|fav)our\w*|\b(?:colour|licence|misspelt|localis|organis|centre)\w*/gi, 'American spelling'],
  [/\d\s%|\be-mails?\b|\bCPU ÷/g, '10%, email, 4× CPU slowdown'],
];

/** Words that no comment begins with. */
const openings =
  /^(?:What|Where|Who|Which|Whoever|Whatever|It|They|Those|None|Nothing|Others|(?:Of|By|With|In|On|At|For|From|To|Without|Beside)\b(?![^.]{1,70},))\b/;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const documents = /\.md$|^docs\/(?:pages|view|editor|site)|\.docs\.ts$|[mM]essages\.ts$|^demo\/view/;
const comments = /\/\*\*?([^]*?)\*\/|(?<![:'"`/\\])\/\/ (.*)$/gm;
const ignored =
  /^(?:CHANGELOG|docs\/messages|docs\/benchmarks|test\/(?:frameworks|servers|assistive|hostile)\/|bench\/peers|.*generated\/)/;

const findings = [];
const check = (text, place) => {
  for (const [pattern, advice] of phrases)
    for (const [phrase] of text.matchAll(pattern)) findings.push(`${place}: “${phrase.trim()}”: ${advice}`);
};

for (const file of git('ls-files', '*.md', '*.ts', '*.tsx', '*.mjs')) {
  if (ignored.test(file)) continue;
  const source = readFileSync(file, 'utf8');
  const lineOf = (index) => source.slice(0, index).split('\n').length;
  if (documents.test(file)) {
    const withoutCode = source.replaceAll(
      /^```[^]*?^```|`[^`\n]*`|<code>[^<]*<\/code>|^import .*$/gm,
      (code) => code.replaceAll(/[^\n]/g, '#'),
    );
    for (const [index, line] of withoutCode.split('\n').entries())
      if (!line.includes('words-ok')) check(line, `${file}:${index + 1}`);
  }
  if (!file.endsWith('.md') && file !== 'scripts/checkWords.mjs')
    for (const { 0: whole, 1: block, 2: line, index } of source.matchAll(comments)) {
      const text = (block ?? line)
        .replaceAll(/^\s*\* ?/gm, '')
        .replaceAll(/`[^`]*`/g, '`code`')
        .trim();
      if (/^(?:oxlint|eslint|@|v8|#)/.test(text) || whole.includes('words-ok')) continue;
      const place = `${file}:${lineOf(index)}`;
      check(text, place);
      const [opening] = openings.exec(text) ?? [];
      if (opening) findings.push(`${place}: a comment begins with “${opening}”: begin with a verb or a noun`);
    }
}

/** Commits since the last release, or since this check exists. */
function getSubjects() {
  try {
    const [tag] = git('tag', '--list', 'v*', '--sort=-creatordate');
    const [added] = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/checkWords.mjs');
    const start = tag ?? added;
    return start ? git('log', '--no-merges', '--format=%s', `${start}..HEAD`) : [];
  } catch {
    return [];
  }
}

for (const subject of getSubjects())
  if (subject.length > 72 || /[;.]$|;/.test(subject) || /^(?:\w+(?:ed|ing)|the|a|an)\b/i.test(subject))
    findings.push(`commit “${subject}”: write at most 72 characters in the imperative, without a semicolon`);

for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
