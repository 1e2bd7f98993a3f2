import { describe } from 'node:test';
import { describeCases } from './cases.mjs';

describe('the tags in happy-dom', () => describeCases('happy-dom'));
