import { type SiteProps, SiteProvider } from '../../hooks/SiteProvider.tsx';
import { headerMessages } from '../../site/messages/headerMessages.ts';
import { HeaderSiteContext, useHeaderSite } from '../siteContext.ts';
import { Search } from './Search.tsx';
import { SearchForm } from './searchStyles.ts';
import type { SearchProps } from './searchTypes.ts';

export interface SiteSearchProps extends SiteProps, Omit<SearchProps, 'lang' | 'dir'> {}

/** Renders the search outside a header. */
export function SiteSearch(props: SiteSearchProps) {
  return (
    <SiteProvider
      context={HeaderSiteContext}
      site={props}
      texts={headerMessages}
      pending={<SearchForm as="div" aria-busy="true" />}
    >
      <Content {...props} />
    </SiteProvider>
  );
}

const Content = (props: SearchProps) => <Search {...props} {...useHeaderSite().languageAttributes} />;
