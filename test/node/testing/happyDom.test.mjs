import { describe } from 'node:test';
import { describeCases } from './cases.mjs';

describe('elements in happy-dom', () => describeCases('happy-dom'));
