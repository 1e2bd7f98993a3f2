import { expect } from '@open-wc/testing';
import { formatAttribute, parseAttribute } from '../../../../elements/core/attributes.ts';
import { findNearestAttribute } from '../../../../elements/core/checkNames.ts';
import type { AttributeDefinition } from '../../../../elements/core/definition.ts';

const size: AttributeDefinition = { type: 'enum', values: ['small', 'normal'] };

describe('parseAttribute', () => {
  const table: [definition: AttributeDefinition, text: string | null, value: unknown, warns: boolean][] = [
    [{ type: 'string' }, null, undefined, false],
    [{ type: 'string' }, '', '', false],
    [{ type: 'string' }, 'x', 'x', false],
    [{ type: 'boolean' }, null, false, false],
    [{ type: 'boolean' }, '', true, false],
    [{ type: 'boolean' }, 'true', true, false],
    [{ type: 'boolean' }, 'disabled', true, false],
    [{ type: 'boolean' }, 'false', false, true],
    [{ type: 'number' }, null, undefined, false],
    [{ type: 'number' }, '10', 10, false],
    [{ type: 'number' }, '0', 0, false],
    [{ type: 'number' }, '', undefined, true],
    [{ type: 'number' }, 'ten', undefined, true],
    [{ type: 'number' }, '1e999', undefined, true],
    [size, 'small', 'small', false],
    [size, 'huge', undefined, true],
    [{ type: 'json' }, '{"a":[1]}', { a: [1] }, false],
    [{ type: 'json' }, null, undefined, false],
    [{ type: 'json' }, '', undefined, true],
    [{ type: 'json' }, '{a:1}', undefined, true],
  ];
  for (const [definition, text, value, warns] of table) {
    it(`parses ${definition.type} ${JSON.stringify(text)}${warns ? ' with a warning' : ''}`, () => {
      const warnings: string[] = [];
      expect(parseAttribute('name', text, definition, (warning) => warnings.push(warning))).to.deep.equal(
        value,
      );
      expect(warnings).to.have.length(warns ? 1 : 0);
    });
  }
});

it('round-trips values through formatAttribute and parseAttribute', () => {
  expect(formatAttribute(true, { type: 'boolean' })).to.equal('');
  expect(formatAttribute(false, { type: 'boolean' })).to.equal(null);
  expect(formatAttribute(7, { type: 'number' })).to.equal('7');
  expect(formatAttribute('', { type: 'string' })).to.equal('');
  expect(formatAttribute(undefined, { type: 'string' })).to.equal(null);
  expect(formatAttribute(null, { type: 'string' })).to.equal(null);
});

describe('findNearestAttribute', () => {
  const known = ['product-name', 'base-url', 'locale'];
  const table: [written: string, meant: string | undefined][] = [
    ['productname', 'product-name'],
    ['product_name', 'product-name'],
    ['prodct-name', 'product-name'],
    ['baseurl', 'base-url'],
    ['base', undefined],
    ['v-cloak', undefined],
    ['data-x', undefined],
  ];
  for (const [written, meant] of table)
    it(`suggests ${String(meant)} for ${written}`, () =>
      expect(findNearestAttribute(written, known)).to.equal(meant));
});
