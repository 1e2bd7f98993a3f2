import { apache } from './apache.mjs';
import { django } from './django.mjs';
import { flask } from './flask.mjs';
import { nginx } from './nginx.mjs';
import { php } from './php.mjs';
import { rails } from './rails.mjs';
import { tomcat } from './tomcat.mjs';

/** In the order of the docs. */
export const servers = [php, nginx, apache, rails, django, flask, tomcat];
