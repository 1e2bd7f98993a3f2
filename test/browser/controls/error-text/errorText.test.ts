import { a11ySnapshot } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import type { FormControlElement } from '../../../../elements/forms/formControlLayer.ts';
import { keys, press, type } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { mount, recordWarnings } from '../../../support/mount.ts';

interface Node {
  description?: string;
  children?: Node[];
}

const describeNodes = (node: Node): string[] => [
  ...(node.description ? [node.description] : []),
  ...(node.children ?? []).flatMap(describeNodes),
];

type Control = FormControlElement & { errorText: string | undefined };

/** Changes the value as the user does. */
const typeNew = (text: string) => async (element: Control) => {
  byRole(element, 'textbox').focus();
  (element.shadowRoot!.querySelector('input') as HTMLInputElement).select();
  await type(text);
};

const cases: readonly {
  tag: string;
  attributes: string;
  edit: (element: Control) => Promise<void>;
  other: string;
}[] = [
  { tag: 'auction-text-input', attributes: 'value="117"', edit: typeNew('118'), other: '119' },
  {
    tag: 'auction-date-input',
    attributes: 'value="2031-05-20" locale="en-US" allow-past',
    edit: typeNew('5/21/2031'),
    other: '2031-05-22',
  },
  { tag: 'auction-time-input', attributes: 'value="09:30"', edit: typeNew('10:30'), other: '11:00' },
  {
    tag: 'auction-date-picker',
    attributes: 'value="2031-05-20" locale="en-US" allow-past',
    edit: (element) => press(byRole(element, 'button', /May 21/)),
    other: '2031-05-22',
  },
  {
    tag: 'auction-time-picker',
    attributes: 'value="09:30"',
    edit: (element) => press(byRole(element, 'button', 'Reset')),
    other: '11:00',
  },
];

for (const { tag, attributes, edit, other } of cases)
  describe(`error-text of ${tag}`, () => {
    let element: Control;
    const render = async (own = 'error-text="Paddle 117 is taken"') => {
      element = await mount<Control>(
        `<form><${tag} aria-label="Paddle" name="paddle" ${attributes} ${own}></${tag}><button>Go</button></form>`,
      );
    };
    const form = () => element.closest('form')!;
    const alerts = () =>
      allByRole(element, 'alert')
        .map((each) => each.textContent)
        .filter(Boolean);

    it('is visible, and is the validation message', async () => {
      await render();
      expect(alerts()).to.deep.equal(['Paddle 117 is taken']);
      expect(element.validity.customError).to.equal(true);
      expect(element.validationMessage).to.equal('Paddle 117 is taken');
      expect(element.matches(':invalid')).to.equal(true);
      expect(new FormData(form()).get('paddle')).to.equal(element.value);
    });

    it('describes the control', async () => {
      await render();
      // The snapshot omits groups such as a calendar.
      const group = queryRole(element, 'group', 'Paddle');
      const descriptions = group
        ? [
            (group.getRootNode() as ShadowRoot).getElementById(group.getAttribute('aria-describedby')!)!
              .textContent,
          ]
        : describeNodes((await a11ySnapshot({})) as unknown as Node);
      expect(descriptions.join()).to.contain('Paddle 117 is taken');
    });

    it('blocks submission', async () => {
      await render();
      let submissions = 0;
      form().addEventListener('submit', (event) => {
        event.preventDefault();
        submissions++;
      });
      await press(form().querySelector('button')!);
      expect(submissions).to.equal(0);
      // Only Chromium moves focus into a picker.
      if (tag.endsWith('-input')) expectFocus(element.shadowRoot!.activeElement);
      expect(alerts()).to.deep.equal(['Paddle 117 is taken']);
    });

    it('ends as soon as the user starts changing the value', async () => {
      await render();
      await edit(element);
      expect(element.validity.customError).to.equal(false);
      expect(element.validationMessage).to.equal('');
      expect(alerts()).to.deep.equal([]);
      expect(element.getAttribute('error-text')).to.equal('Paddle 117 is taken');
      expect(element.errorText).to.equal('Paddle 117 is taken');
    });

    it('is announced once: its text node stays until the message changes', async () => {
      await render('');
      const changes: string[] = [];
      const observer = new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node.textContent?.includes('is taken')) changes.push(node.textContent);
      });
      observer.observe(element.shadowRoot!, { childList: true, subtree: true, characterData: true });
      element.setAttribute('error-text', 'Paddle 117 is taken');
      await settled();
      element.setAttribute('aria-label', 'Your paddle');
      (element.shadowRoot!.querySelector('input, button') as HTMLElement).focus();
      await keys('Tab');
      await settled();
      expect(changes).to.deep.equal(['Paddle 117 is taken']);
      observer.disconnect();
    });

    it('does not end when a script sets a value, nor on focus', async () => {
      await render();
      element.value = other;
      element.focus();
      await keys('Tab');
      expect(element.validationMessage).to.equal('Paddle 117 is taken');
      expect(alerts()).to.deep.equal(['Paddle 117 is taken']);
    });

    it('can be set again to the same or a new message, and is removed by an empty one', async () => {
      await render();
      await edit(element);
      for (const text of ['Paddle 117 is taken', 'Paddle 118 is taken']) {
        element.setAttribute('error-text', text);
        await settled();
        expect(element.validationMessage).to.equal(text);
        expect(alerts()).to.deep.equal([text]);
      }
      element.errorText = '';
      await settled();
      expect(element.validity.valid).to.equal(true);
      expect(alerts()).to.deep.equal([]);
      element.errorText = 'Once more';
      element.errorText = undefined;
      await settled();
      expect(element.validity.valid).to.equal(true);
    });

    it('gives precedence to the message of a script, and neither removes the other', async () => {
      await render();
      element.setCustomValidity('From the script');
      expect(element.validationMessage).to.equal('From the script');
      element.setCustomValidity('');
      expect(element.validationMessage).to.equal('Paddle 117 is taken');
      element.setCustomValidity('From the script');
      element.removeAttribute('error-text');
      expect(element.validationMessage).to.equal('From the script');
      element.setAttribute('error-text', 'Paddle 117 is taken');
      await settled();
      await edit(element);
      expect(element.validationMessage).to.equal('From the script');
    });

    it('returns with the value when the form is reset', async () => {
      await render();
      await edit(element);
      form().reset();
      await settled();
      expect(element.validationMessage).to.equal('Paddle 117 is taken');
      expect(alerts()).to.deep.equal(['Paddle 117 is taken']);
    });

    it('is rendered as text, whatever it contains', async () => {
      await render('error-text="&lt;img src=x onerror=alert(1)&gt; {count}"');
      expect(alerts()).to.deep.equal(['<img src=x onerror=alert(1)> {count}']);
      expect(element.shadowRoot!.querySelector('img')).to.equal(null);
    });

    it('can be set before the element is defined, even as a property', async () => {
      const warnings = recordWarnings();
      await render('');
      element.errorText = 'Too late';
      await settled();
      warnings.stop();
      expect(warnings.texts).to.deep.equal([]);
      expect(element.getAttribute('error-text')).to.equal('Too late');
      expect(element.validationMessage).to.equal('Too late');
    });
  });
