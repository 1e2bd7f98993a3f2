import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { html, type Page, raw } from '../view/layout.ts';

const changelogText = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');

export const changelog: Page = {
  path: 'changelog.html',
  title: 'Changelog',
  description: 'The changes in each version.',
  group: 'Reference',
  // The layout renders the title.
  content: html`${raw(marked.parse(changelogText.replace(/^# .*\n/, ''), { async: false }))}`,
};
