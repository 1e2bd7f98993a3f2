import { isCut } from './rows.ts';

const hidden = { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

const sizes = ['16px', '14px', '12px'];

/** Makes the product's name smaller, or leaves it out, where it has no room beside the mark: it still names the link, and nothing moves. */
export function fitLogo(header: HTMLElement): void {
  const logo = header.querySelector<HTMLElement>('.logo')!;
  const name = logo.querySelector<HTMLElement>('span');
  if (!name) return;
  logo.style.inlineSize = '';
  name.style.fontSize = '';
  for (const property of Object.keys(hidden) as (keyof typeof hidden)[]) name.style[property] = '';
  if (!isCut(name)) return;
  // First smaller.
  for (const size of sizes) {
    name.style.fontSize = size;
    if (!isCut(name)) return;
  }
  name.style.fontSize = '';
  logo.style.inlineSize = `${logo.getBoundingClientRect().width}px`;
  Object.assign(name.style, hidden);
}
