/** A style sheet whose rules are kept as they are written. */
export class TestStyleSheet {
  readonly cssRules: { cssText: string }[] = [];
  readonly media = { mediaText: '' };
  disabled = false;

  replaceSync(cssText: string): void {
    this.cssRules.splice(0, Infinity, { cssText });
  }

  replace(cssText: string): Promise<this> {
    this.replaceSync(cssText);
    return Promise.resolve(this);
  }

  insertRule(cssText: string, index = 0): number {
    this.cssRules.splice(index, 0, { cssText });
    return index;
  }

  deleteRule(index: number): void {
    this.cssRules.splice(index, 1);
  }
}
