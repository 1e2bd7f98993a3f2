import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { parse } from 'node-html-parser';
import { parseSync } from 'vite';
import { importSource } from '../../scripts/importSource.mjs';
import { root } from '../support/servers.mjs';

/** Prefixes and forwarded messages, and messages that no input causes. */
const notMessages = new Set(['…: …', 'auction-elements: …', '… cannot be inserted by DOM calls.']);
/**
 * Users see errors of the commands, server functions, and testing functions. Errors of other files are
 * caught.
 */
const canThrow = (file) => /^elements\/(server|testing)\//.test(file);

const files = ['src', 'elements'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

/** Returns the messages that a file warns with. Ellipses replace inserted values. */
function findMessages(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const messages = [];
  const add = ([text]) => {
    if (text.type === 'TemplateLiteral')
      messages.push(text.quasis.map(({ value }) => value.cooked).join('…'));
    else if (text.type === 'Literal') messages.push(String(text.value));
    // A forwarded message is written elsewhere. Any other expression would be missing from the docs.
    else assert.equal(text.name, 'message', `${file}: ${source.slice(text.start, text.end)}`);
  };
  // JSON.stringify passes every node of the tree to the replacer.
  JSON.stringify(parseSync(file, source).program, (_, node) => {
    if (node?.type === 'CallExpression' && (node.callee.name ?? node.callee.property?.name) === 'warn')
      add(node.arguments);
    if (node?.type === 'NewExpression' && canThrow(file) && /^(Type)?Error$/.test(node.callee.name))
      add(node.arguments);
    if (node?.type === 'CallExpression' && canThrow(file) && node.callee.type === 'Super')
      add(node.arguments);
    return typeof node === 'bigint' ? String(node) : node;
  });
  return messages.map((message) => message.replaceAll(/…+/g, '…').replaceAll(/\s+/g, ' '));
}

it('lists every message that the library logs or throws in the docs, and no other', () => {
  const written = new Set(files.flatMap(findMessages));
  const page = parse(readFileSync(join(root, 'dist/docs/warnings.html'), 'utf8'));
  const listed = page.querySelectorAll('main tbody th').map(({ text }) => text.trim());
  assert.ok(listed.length > 40);
  assert.deepEqual(new Set(listed), new Set([...written].filter((message) => !notMessages.has(message))));
});

it('finds the code of each message, whatever values the message contains', async () => {
  const { documentedProblems, findProblem } = await importSource('src/site/warnings/documentedProblems.ts');
  const problems = Object.values(documentedProblems).flat();
  assert.ok(problems.length > 40);
  for (const { code, severity } of problems) {
    assert.match(code, /^[a-z]+(-[a-z]+)*$/);
    assert.match(severity, /^(error|warning|info)$/);
  }
  for (const value of ['x', '', 'a\nb', '…', 'Use `x`.', '`" isn\'t valid. $& (.*)', 'y'.repeat(100_000)])
    for (const { message, code, severity, fix } of problems)
      assert.deepEqual(findProblem(message.replaceAll('…', () => value)), { code, severity, fix }, message);
  assert.equal(findProblem('A message of another library.'), undefined);
});
