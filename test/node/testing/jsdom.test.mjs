import { describe } from 'node:test';
import { describeCases } from './cases.mjs';

describe('elements in jsdom', () => describeCases('jsdom'));
