import { Hono } from 'hono';
import { isDay } from '../../src/datetime/day.ts';
import { isTime } from '../../src/datetime/time.ts';
import type { Env } from '../http/context.ts';
import { readForm } from '../http/readForm.ts';
import { addViewing } from '../model/viewings.ts';
import { emptyConsignment, readConsignment, validateConsignment } from '../model/consignment.ts';
import { renderArrived } from '../view/controls/arrived.ts';
import { renderConsignForm } from '../view/controls/consignForm.ts';
import { renderControls } from '../view/controls/content.ts';
import { paths } from '../view/controls/paths.ts';
import { html } from '../view/html.ts';
import { page } from '../view/page.ts';

export const controls = new Hono<Env>();

const script = '/demo/controls.js';

controls.get(paths.controls, (context) => page(context, { title, script, content: renderControls(context) }));

const consignTitle = 'Consign a lot';

controls.get(paths.consign, (context) =>
  page(context, {
    title: consignTitle,
    trail,
    content: renderConsignForm(emptyConsignment, new Map()),
  }),
);

/** If a field is invalid, renders the form again with error messages. */
controls.post(paths.consign, async (context) => {
  const sent = readConsignment(await readForm(context));
  const errors = validateConsignment(sent);
  if (errors.size > 0)
    return page(context, {
      title: consignTitle,
      hasErrors: true,
      trail,
      status: 422,
      content: renderConsignForm(sent, errors),
    });
  return page(context, {
    title: 'We received your submission',
    trail,
    content: renderArrived(Object.entries(sent)),
  });
});

/** Stores a viewing if both values have the format that the fields submit. */
controls.post(paths.viewings, async (context) => {
  const form = await readForm(context);
  const [day, time] = [form.get('day'), form.get('time')];
  if (typeof day === 'string' && isDay(day) && typeof time === 'string' && isTime(time)) {
    addViewing(context.get('demo').database, { day, time });
    return context.redirect(`${paths.controls}#viewings`, 303);
  }
  return page(context, {
    title: 'Enter a date and a time',
    status: 400,
    content: html`<p><a href="${paths.controls}">Back to the form</a></p>`,
  });
});

/** Shows the submitted values in their order. */
controls.post(paths.controls, async (context) => {
  const form = await readForm(context);
  const arrived = [...form].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  );
  return page(context, {
    title,
    script,
    status: arrived.length > 0 ? 200 : 400,
    content: html`${renderArrived(arrived)}${renderControls(context, arrived)}`,
  });
});

const title = 'Form controls';

const trail = [[title, paths.controls]] as const;
