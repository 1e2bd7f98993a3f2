import { type SiteProps, SiteProvider, useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { headerMessages } from '../../site/messages/headerMessages.ts';
import { Search } from './Search.tsx';
import { SearchForm } from './searchStyles.ts';
import type { SearchProps } from './searchTypes.ts';

export interface SiteSearchProps extends SiteProps, Omit<SearchProps, 'lang' | 'dir'> {}

/** Renders the search outside a header. */
export function SiteSearch(props: SiteSearchProps) {
  return (
    <SiteProvider site={props} texts={headerMessages} pending={<SearchForm as="div" aria-busy="true" />}>
      <Content {...props} />
    </SiteProvider>
  );
}

const Content = (props: SearchProps) => <Search {...props} {...useHeaderSite().languageAttributes} />;
