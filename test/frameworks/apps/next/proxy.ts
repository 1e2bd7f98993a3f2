import { type NextRequest, NextResponse } from 'next/server';

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Next.js reads the nonce from the CSP of the request and adds it to its own scripts. Layouts and pages pass
 * it to the elements.
 */
export default function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  // In development, Next.js evaluates scripts and inserts styles in the page.
  const evaluation = isDevelopment ? "'unsafe-eval'" : '';
  const styles = isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  const policy = `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic' ${evaluation};
    style-src 'self' ${styles}; img-src 'self' data:; object-src 'none'; base-uri 'none'`;
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy.replaceAll(/\s+/g, ' '));
  headers.set('x-nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy.replaceAll(/\s+/g, ' '));
  return response;
}

export const config = { matcher: '/((?!_next/|pages).*)' };
