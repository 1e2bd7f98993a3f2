import type { ReactNode } from 'react';
import {
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
} from 'react-router';
import { SiteFooter, SiteHeader } from '../Site.tsx';

export const links = () => [{ rel: 'icon', href: 'data:,' }];

export function Layout({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Lots</title>
        <Meta />
        <Links />
      </head>
      <body>
        <SiteHeader page={pathname + search} navigate={(path) => void navigate(path)} />
        <main style={{ minHeight: '100vh' }}>
          <Link to="/form" id="to-form">
            Bid
          </Link>
          {children}
        </main>
        <SiteFooter />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const Root = () => <Outlet />;
export default Root;
