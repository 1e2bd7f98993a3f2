import { apache } from './apache.mjs';
import { django } from './django.mjs';
import { flask } from './flask.mjs';
import { nginx } from './nginx.mjs';
import { edgeWorker } from './edgeWorker.mjs';
import { bun, deno, express, hono } from './node.mjs';
import { php } from './php.mjs';
import { rails } from './rails.mjs';
import { tomcat } from './tomcat.mjs';
import { wordpress } from './wordpress.mjs';

/** Servers in the order of the docs. */
export const servers = [
  php,
  nginx,
  apache,
  ...wordpress,
  rails,
  django,
  flask,
  tomcat,
  express,
  hono,
  edgeWorker,
  deno,
  bun,
];
