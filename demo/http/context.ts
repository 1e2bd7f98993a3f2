import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { cookieNames } from '../../src/site/config/site.ts';
import { type Bidder, findBidder } from '../model/accounts.ts';
import type { Database } from '../model/sqlite.ts';
import type { CallLog } from '../model/callLog.ts';
import type { Prerender } from './prerender.ts';

/** The objects that all routes share. */
export interface Demo {
  database: Database;
  log: CallLog;
  /** The URL of the library's script. */
  scriptSrc: string;
  prerender: Prerender;
}

export interface Env {
  Bindings: HttpBindings;
  Variables: { demo: Demo; nonce: string };
}

export type DemoContext = Context<Env>;

export const getBidder = (context: DemoContext): Bidder | undefined =>
  findBidder(context.get('demo').database, getCookie(context, cookieNames.auth));
