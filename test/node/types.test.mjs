import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { root } from '../support/servers.mjs';

const options = {
  strict: true,
  exactOptionalPropertyTypes: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['dom', 'dom.iterable', 'es2023'],
  jsx: 'react',
  noEmit: true,
  // Check declaration files, although apps rarely do. The package’s types must not need another package.
  skipLibCheck: false,
  types: [],
};

const forPages = `
import { auctionHeader } from 'auction-elements';
import { auctionFooter } from 'auction-elements/elements/auction-footer.js';
import { load } from 'auction-elements/autoload.js';

export const all = [auctionHeader.definition.tag, auctionFooter.element?.version, load];
const header = document.createElement('auction-header');
header.config = { about: [{ label: 'Help', href: '/help' }], links: { signIn: '/sign-in' } };
header.addEventListener('auction-search', ({ detail }) => detail.term.trim());
// @ts-expect-error -- a link is an object
header.config = { about: ['Help'] };
// @ts-expect-error -- there is no such link
header.config = { links: { nowhere: '/' } };
`;

const forReact = `
import * as React from 'react';
import {
  AuctionDateInput,
  AuctionErrorSummary,
  AuctionHeader,
  AuctionTextInput,
  AuctionTimeInput,
  type FieldChangeEvent,
  type SiteConfig,
} from 'auction-elements/react';
import { Header } from 'auction-elements/react/components';

const config: SiteConfig = { about: [{ label: 'Help', href: '/help' }] };
const change = (event: FieldChangeEvent<HTMLElementTagNameMap['auction-text-input']>) => event.target.value.trim();
const ref = React.createRef<HTMLElementTagNameMap['auction-date-input']>();
// Result of register() of react-hook-form.
const registered: { name: string; min?: string | number; max?: string | number; required?: boolean; disabled?: boolean } = { name: 'at' };
export const right = [
  <AuctionHeader prerender={{ page: '/' }} config={config} session="bidder" onSignOut={(event) => event.preventDefault()} />,
  <AuctionHeader className="a" style={{ margin: 1 }} data-lot="1" aria-label="Site" onClick={(event) => event.altKey} />,
  <AuctionDateInput key="day" ref={ref} value="" readOnly disabledDates={['2026-12-25']} onChange={(event) => event.currentTarget.valueAsDate} />,
  <AuctionTextInput maxLength={3} autoComplete="off" defaultValue="" onChange={change} onClear={() => {}} />,
  <AuctionTimeInput {...registered} />,
  <AuctionErrorSummary htmlFor="bid">Text</AuctionErrorSummary>,
  <Header productName="Gavel" />,
];
export const wrong = [
  // @ts-expect-error -- no such session
  <AuctionHeader session="nobody" />,
  // @ts-expect-error -- no such prop
  <AuctionHeader nothing="" />,
  // @ts-expect-error -- no field
  <AuctionHeader defaultValue={1} />,
  // @ts-expect-error -- an event, not a value
  <AuctionTextInput onChange={(value: string) => value} />,
  // @ts-expect-error -- a link is an object
  <AuctionHeader config={{ about: ['Help'] }} />,
  // @ts-expect-error -- the element of another tag
  <AuctionTextInput ref={ref} />,
];
`;

describe('types of the package', () => {
  let folder;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'auction-elements-types-'));
    const library = join(folder, 'node_modules/auction-elements');
    mkdirSync(library, { recursive: true });
    cpSync(`${root}package.json`, join(library, 'package.json'));
    cpSync(`${root}dist`, join(library, 'dist'), {
      recursive: true,
      filter: (path) => !/\.(js|map|html|css)$/.test(path),
    });
  });
  after(() => rmSync(folder, { recursive: true }));

  const compile = (name, text) => {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: [name] }));
    const tsc = `${root}node_modules/typescript/bin/tsc`;
    return spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' }).stdout;
  };

  it('needs no other package, including React', () => assert.equal(compile('page.ts', forPages), ''));

  it('lists its types for apps that resolve modules without `exports`', () => {
    const { exports, typesVersions } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const typed = Object.entries(exports).flatMap(([path, { types }]) =>
      types && path !== '.' ? [[path.slice(2), [types]]] : [],
    );
    assert.deepEqual(typesVersions, { '*': Object.fromEntries(typed) });
  });

  it('matches React’s types where its components are used', () => {
    const types = join(folder, 'node_modules/@types');
    mkdirSync(types);
    symlinkSync(`${root}node_modules/@types/react`, join(types, 'react'));
    assert.equal(compile('app.tsx', forReact), '');
  });
});
