import { SiteProvider } from '../../hooks/SiteProvider.tsx';
import type { SiteProps } from '../../hooks/useMountedSite.ts';
import { headerMessages } from '../../site/messages/headerMessages.ts';
import { HeaderSiteContext } from '../siteContext.ts';
import { Search } from './Search.tsx';
import { SearchForm } from './searchStyles.ts';
import type { SearchEvents } from './searchTypes.ts';

export interface SiteSearchProps extends SiteProps, SearchEvents {}

/** The search by itself, outside a header. */
export function SiteSearch(props: SiteSearchProps) {
  const { onSearch, onSuggestionSelect } = props;
  return (
    <SiteProvider
      context={HeaderSiteContext}
      site={props}
      texts={headerMessages}
      pending={<SearchForm as="div" aria-busy="true" />}
    >
      <Search onSearch={onSearch} onSuggestionSelect={onSuggestionSelect} />
    </SiteProvider>
  );
}
