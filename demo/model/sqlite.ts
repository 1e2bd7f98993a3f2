import type sqlite from 'node-sqlite3-wasm';

export type Database = sqlite.Database;
