import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { onMoved } from '../../hooks/hostContext.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { formatMessage } from '../../site/core/texts.ts';
import { type NavigationItem, getMenuTitle } from '../../site/navigation/navigation.ts';
import { isPlainClick } from '../../site/core/urls.ts';
import { lockScroll } from './lockScroll.ts';
import { getParentView, getViewKey, type View } from './mobileMenuReducer.ts';
import { Dialog } from './mobileStyles.ts';
import { useMobileMenu } from './useMobileMenu.ts';
import { viewAttribute, ViewBody } from './ViewBody.tsx';

/** Returns a function that returns the title of a view. */
export function useViewTitle(): (view: View) => string {
  const { site, messages } = useHeaderSite();
  return (view) => {
    switch (view.name) {
      case 'top':
        return messages.menu;
      case 'category':
        return site.categories[view.category]?.label ?? messages.menu;
      case 'links': {
        const category = site.categories[view.category];
        if (view.subGroup === 'popular' || !category) return messages.popular;
        return category.subGroups[view.subGroup]?.label ?? category.label;
      }
      case 'menu':
        return getMenuTitle(view.menu, site, messages);
    }
  };
}

interface MobileMenuProps {
  /** Initial view of the menu. */
  start: View;
  /** Lists of the top view. */
  items: readonly (readonly NavigationItem[])[];
  /** Slot content after the lists of the top view. */
  end: ReactNode;
  onClosed: () => void;
}

/** Renders the mobile menu: a modal dialog that shows one view at a time. */
export function MobileMenu({ start, items, end, onClosed }: MobileMenuProps) {
  const menu = useMobileMenu(start, onClosed);
  const { messages } = useHeaderSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { phase, view, step } = menu.state;
  const parentView = getParentView(view);
  // A minimal header has no view above the account view.
  const parent = parentView?.name === 'top' && items.flat().length < 2 ? undefined : parentView;
  const getTitle = useViewTitle();
  const title = getTitle(view);
  const key = getViewKey(view);

  useLayoutEffect(() => {
    const element = dialog.current!;
    const unlock = lockScroll(element.ownerDocument);
    element.showModal();
    return () => {
      // The dialog returns focus to its trigger only if it closes while it is in the document.
      element.close();
      unlock();
    };
  }, []);

  useEffect(() => {
    const element = dialog.current!;
    const target =
      step.to === 'back'
        ? element.querySelector(`[${viewAttribute}="${CSS.escape(getViewKey(step.from))}"]`)
        : undefined;
    ((target ?? element.querySelector('a[href], button')) as HTMLElement | null)?.focus();
  }, [step]);

  // The menu closes when the header becomes wide.
  const { close } = menu;
  useEffect(() => {
    const header = dialog.current!.parentElement!;
    const observer = new ResizeObserver(() => {
      if (!header.querySelector('.mobile-only')?.checkVisibility()) close('now');
    });
    observer.observe(header);
    // A moved dialog is not modal anymore.
    const stop = onMoved(header, () => {
      if (!dialog.current!.matches(':modal')) close('now');
    });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [close]);

  // A view that the user has opened directly has no visited view above it.
  const goUp = () => (parent && step.to !== 'start' ? menu.back() : menu.close());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    goUp();
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element;
    if (target === dialog.current) menu.close();
    else if (target.closest('a[href]') && isPlainClick(event)) menu.close();
  };

  return (
    <Dialog
      ref={dialog}
      part="mobile-menu"
      aria-labelledby={`${id}title`}
      data-phase={phase}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        goUp();
      }}
      onClose={() => menu.close('now')}
    >
      <div className="view" data-step={step.to} key={key}>
        <div className="title-row">
          <div>
            {parent ? (
              <button
                type="button"
                className="back"
                aria-label={formatMessage(messages.back, { title: getTitle(parent) })}
                onClick={menu.back}
              >
                <Icon name="chevronStart" />
                <span>{getTitle(parent)}</span>
              </button>
            ) : null}
            <h2 id={`${id}title`}>{title}</h2>
          </div>
          <button
            type="button"
            className="close"
            title={title}
            aria-label={formatMessage(messages.close, { title })}
            onClick={() => menu.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <ViewBody view={view} items={items} onEnter={menu.enter} />
        {parent ? null : end}
      </div>
      {/* Screen readers do not announce a new name of an open dialog. */}
      <p className="status" role="status">
        {step.to === 'start' ? '' : title}
      </p>
    </Dialog>
  );
}
