import { expect } from '@open-wc/testing';
import type { ReactElement } from 'react';
import {
  AuctionButton,
  AuctionFormField,
  AuctionHeader,
  AuctionPopover,
  AuctionTextInput,
} from '../../../../elements/react/index.ts';
import { keys, press, type } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { byRole } from '../../../support/find.ts';
import { waitForRender } from '../../../support/mount.ts';
import { page, setUpReact, show } from '../../../support/reactPage.tsx';

describe('React components of elements', () => {
  setUpReact();

  const find = <T extends keyof HTMLElementTagNameMap>(tag: T) => page.querySelector(tag)!;
  const showTag = async <T extends keyof HTMLElementTagNameMap>(tag: T, tree: ReactElement) => {
    show(tree);
    await waitForRender(find(tag));
    return find(tag);
  };

  it('sets strings, numbers, and booleans as attributes, by React’s names or their own', async () => {
    const field = await showTag(
      'auction-text-input',
      <AuctionTextInput
        className="wide"
        tabIndex={-1}
        hidden={false}
        aria-hidden={false}
        data-lot={7}
        name="paddle"
        required
        readOnly
        disabled={false}
        characterLimit={9}
        maxLength={20}
        autoComplete="off"
      />,
    );
    expect(Object.fromEntries([...field.attributes].map(({ name, value }) => [name, value]))).to.deep.equal({
      class: 'wide',
      tabindex: '-1',
      'aria-hidden': 'false',
      'data-lot': '7',
      name: 'paddle',
      required: '',
      readonly: '',
      'character-limit': '9',
      maxlength: '20',
      autocomplete: 'off',
    });
  });

  it('updates changed props and removes missing ones', async () => {
    const button = await showTag(
      'auction-button',
      <AuctionButton disabled size="small" className="a">
        Bid
      </AuctionButton>,
    );
    show(<AuctionButton className="b">Bid</AuctionButton>);
    expect(button.getAttributeNames()).to.deep.equal(['class']);
    expect([button.className, button.disabled, button.size]).to.deep.equal(['b', false, undefined]);
  });

  it('keeps values that the page has set since', async () => {
    const button = await showTag('auction-button', <AuctionButton size="small">Bid</AuctionButton>);
    button.size = 'normal';
    show(<AuctionButton size="small">Now</AuctionButton>);
    expect(button.size).to.equal('normal');
    expect(button.textContent).to.equal('Now');
  });

  it('sets objects as properties', async () => {
    const config = { about: [{ label: 'Help desk', href: '/help' }] };
    const header = await showTag('auction-header', <AuctionHeader config={config} />);
    expect(header.config).to.equal(config);
    expect(header.hasAttribute('config')).to.equal(false);
    show(<AuctionHeader />);
    expect(header.config).to.equal(undefined);
  });

  it('calls the latest event handlers once, until they are removed', async () => {
    const calls: string[] = [];
    const tree = (name?: string) => (
      <AuctionPopover
        {...(name && {
          onToggle: ({ currentTarget, detail }) =>
            calls.push(`${name} ${currentTarget.localName} ${detail.open}`),
        })}
      >
        <button slot="trigger">More</button>
        <p>Inside</p>
      </AuctionPopover>
    );
    await showTag('auction-popover', tree('first'));
    await press(byRole(page, 'button', 'More'));
    await until(() => calls.length > 0, 'the first event');
    show(tree('second'));
    await keys('Escape');
    await until(() => calls.length > 1, 'the second event');
    show(tree());
    await press(byRole(page, 'button', 'More'));
    expect(calls).to.deep.equal(['first auction-popover true', 'second auction-popover false']);
  });

  it('lets handlers cancel the default action', async () => {
    const terms: string[] = [];
    const header = await showTag(
      'auction-header',
      <AuctionHeader
        onSearch={(event) => {
          event.preventDefault();
          terms.push(event.detail.term);
        }}
      />,
    );
    byRole(header, 'combobox').focus();
    await type('plow');
    await keys('Enter');
    await until(() => terms.length > 0, 'the search');
    expect(terms).to.deep.equal(['plow']);
  });

  it('supports React’s own events and style', async () => {
    let clicks = 0;
    const button = await showTag(
      'auction-button',
      <AuctionButton style={{ marginTop: 7 }} onClick={() => clicks++}>
        Bid
      </AuctionButton>,
    );
    await press(button);
    expect(clicks).to.equal(1);
    expect(getComputedStyle(button).marginTop).to.equal('7px');
  });

  it('passes its element to a ref with all props set', async () => {
    const refs: (string | null)[] = [];
    const ref = (element: HTMLElementTagNameMap['auction-button'] | null) => {
      refs.push(element && `${element.localName} ${element.getAttribute('size')}`);
    };
    await showTag('auction-button', <AuctionButton ref={ref} size="small" />);
    show(<p>Nothing</p>);
    expect(refs.at(-1)).to.equal(null);
    expect(new Set(refs)).to.deep.equal(new Set(['auction-button small', null]));
  });

  it('accepts children, including other elements', async () => {
    await showTag(
      'auction-form-field',
      <AuctionFormField label="Paddle">
        <AuctionTextInput />
      </AuctionFormField>,
    );
    await waitForRender(find('auction-text-input'));
    await until(() => byRole(find('auction-text-input'), 'textbox', 'Paddle'), 'the name');
  });
});
